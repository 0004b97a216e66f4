import Cells

/// What is to be written in each of the gaps between lifelines.
///
/// The gap `n` is left of the lifeline `n`; the last one is right of all.
struct WideNeeds {
  /// Some words, or a part of them when they may spread over several gaps.
  struct Need {
    let label: Label
    /// Cells beside the words, air not counted.
    var overhead = 0
    /// Rows however wide the gap.
    var least = 1
    var weight = 1.0
    /// How wide a gap has to be for the arrow to carry a word, which otherwise goes above it, and
    /// how wide that word is there.
    var arrow = (width: 0, word: 0)

    func rows(at width: Int) -> Double {
      let room = Wide.slot(0..<max(1, width - overhead), for: label.widestPiece).cells
      let word = width >= arrow.width ? 0 : room >= arrow.word ? 1 : 8
      return weight * Double(max(least, label.lines(of: room) + word))
    }

    /// Less, and most identifiers would be broken.
    var leastWidth: Int { min(5, label.widestPiece) + 1 + overhead }

    var mostWidth: Int { max(label.cells + overhead + 2, arrow.width) }
  }

  private(set) var needs: [[Need]]
  private let index: [String: Int]
  /// Half the width that the head of a lifeline cannot do without.
  private let halves: [Int]

  init(_ diagram: Diagram, _ index: [String: Int], halves: [Int]) {
    needs = Array(repeating: [], count: diagram.participants.count + 1)
    self.index = index
    self.halves = halves
    // Of very many items some speak for all.
    for item in stride(from: 0, to: diagram.items.count, by: 1 + diagram.items.count / 1000) {
      add(diagram.items[item])
    }
  }

  private mutating func add(_ item: Diagram.Item) {
    switch item {
    case .message(let message): add(message)
    case .reply(let reply):
      arrow(reply.callee, reply.caller, reply.outcome.words)
    case .change(let change): beside(change.owner, change.words("→"))
    case .note(let note): add(note)
    case .release, .turn, .frame, .section, .end, .activation, .numbering: break
    }
  }

  private mutating func add(_ message: Diagram.Message) {
    arrow(
      message.from, message.to, message.text, numeral: message.numeral, tag: message.tag,
      creates: message.creates)
  }

  private mutating func arrow(
    _ from: String, _ to: String, _ text: String, numeral: String? = nil, tag: String? = nil,
    creates: Bool = false
  ) {
    guard let from = index[from], let to = index[to] else { return }
    guard from != to else {
      let text = [numeral, text, tag].compactMap { $0 }.joined(separator: " ")
      return needs[to + 1].append(Need(label: Label(text), overhead: 3, least: 2))
    }
    let head = creates ? halves[to] : 0
    let gaps = min(from, to) + 1...max(from, to)
    let words = (numeral: numeral?.cells ?? 0, tag: tag?.cells ?? 0)
    let arrow = (
      width: words.numeral + words.tag == 0 ? 0 : words.numeral + words.tag + 2, word: words.tag
    )
    spread(text, over: gaps, overhead: head / gaps.count, arrow: arrow)
  }

  private mutating func spread(
    _ text: String, over gaps: ClosedRange<Int>, overhead: Int,
    arrow: (width: Int, word: Int) = (0, 0)
  ) {
    for (gap, part) in zip(gaps, Label(text).spread(over: gaps.count)) {
      needs[gap].append(
        Need(label: part, overhead: overhead, weight: 1 / Double(gaps.count), arrow: arrow))
    }
  }

  private mutating func beside(_ id: String, _ text: String) {
    guard let lifeline = index[id] else { return }
    needs[lifeline + 1].append(Need(label: Label(text), overhead: 1))
  }

  private mutating func add(_ note: Diagram.Note) {
    let indices = note.over.compactMap { index[$0] }
    guard let first = indices.min(), let last = indices.max() else { return }
    switch note.side {
    case .left: needs[first].append(Need(label: Label(note.text), overhead: 4, least: 3))
    case .right: needs[last + 1].append(Need(label: Label(note.text), overhead: 4, least: 3))
    case .over where first == last: spread(note.text, over: first...last + 1, overhead: 2)
    case .over: spread(note.text, over: first + 1...last, overhead: 0)
    }
  }
}
