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

    private func room(at width: Int) -> Int {
      Wide.slot(0..<max(1, width - overhead), for: label.widestPiece).cells
    }

    func breaksWords(at width: Int) -> Bool {
      let room = room(at: width)
      return label.widestPiece > room || width < arrow.width && arrow.word > room
    }

    func rows(at width: Int) -> Double {
      let room = room(at: width)
      let word = width >= arrow.width ? 0 : room >= arrow.word ? 1 : 8
      return weight * Double(max(least, label.lines(of: room) + word))
    }

    /// Less, and most identifiers would be broken.
    var leastWidth: Int { min(5, label.widestPiece) + 1 + overhead }

    var mostWidth: Int { max(label.cells + overhead + 2, arrow.width) }
  }

  private(set) var needs: [[Need]]
  /// What stands in one of several gaps, most likely in the widest.
  private var crossing: [(gaps: ClosedRange<Int>, need: Need)] = []
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

  var isEmpty: Bool { needs.allSatisfy(\.isEmpty) && crossing.isEmpty }

  /// All of them by gap, when the gaps are about as wide as this.
  func needs(in widths: [Int]) -> [[Need]] {
    var all = needs
    for (gaps, need) in crossing {
      let widest = gaps.max { widths[$0] < widths[$1] }
      all[widest ?? gaps.lowerBound].append(need)
    }
    return all
  }

  private mutating func add(_ item: Diagram.Item) {
    switch item {
    case .message(let message): add(message)
    case .reply(let reply):
      arrow(reply.callee, reply.caller, reply.outcome.words)
    case .change(let change): beside(change.owner, change.words("→"))
    case .note(let note): add(note)
    case .release(let release):
      let lifelines = release.objects.filter { index[$0] != nil }
      guard let last = lifelines.max(by: { index[$0, default: 0] < index[$1, default: 0] }) else {
        return across(release.words { $0 })
      }
      beside(last, release.words { $0 })
    case .turn(let turn): across(turn.words)
    case .frame(let frame): across("\(frame.kind.rawValue) [\(frame.label)]")
    case .section(let section): across("\(section.kind.sectionWord ?? "") [\(section.label)]")
    case .end, .activation, .numbering: break
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
    let gaps = min(from, to) + 1...max(from, to)
    let head = creates ? halves[to] / gaps.count : 0
    var need = Need(label: Label(text), overhead: head)
    if let tag {
      // Without its brackets; between two lifelines that it passes, without air.
      let air = gaps.count > 2 ? -2 : 2 + (numeral?.cells ?? 0)
      need.arrow = (tag.cells + air, tag.cells)
    }
    if gaps.count == 1 {
      needs[gaps.lowerBound].append(need)
    } else {
      crossing.append((gaps, need))
    }
  }

  private mutating func spread(
    _ text: String, over gaps: ClosedRange<Int>, overhead: Int
  ) {
    for (gap, part) in zip(gaps, Label(text).spread(over: gaps.count)) {
      needs[gap].append(
        Need(label: part, overhead: overhead, weight: 1 / Double(gaps.count)))
    }
  }

  /// Words that stand where there is room for them.
  private mutating func across(_ text: String) {
    let last = needs.count - 1
    spread(text, over: last > 1 ? 1...last - 1 : last...last, overhead: 1)
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
