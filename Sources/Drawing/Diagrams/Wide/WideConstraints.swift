import Cells

/// The text in each of the gaps between lifelines, and the widths that it asks for.
///
/// The gap `n` is left of the lifeline `n`; the last one is right of all.
struct WideConstraints {
  /// A label in a gap, or its share of a label that spreads over several gaps.
  struct Constraint {
    let label: Label
    /// Cells next to the words, air not counted.
    var overhead = 0
    /// The same in the tightest layout.
    var leastOverhead = 0
    /// Whether no word may be broken in this very gap.
    var isHere = true
    /// The least number of rows, however wide the gap is.
    var least = 1
    var weight = 1.0
    /// How wide a gap has to be for the arrow to carry a word, which otherwise goes above it, and
    /// how wide that word is there.
    var arrow = (width: 0, word: 0)
    /// The widest part of that word, or of the numeral, that cannot be broken.
    var word = 0
    /// The cells of what is drawn in the gap besides words.
    var signs = 0

    private func room(at width: Int) -> Int {
      WideGrid.slot(0..<max(1, width - overhead), for: label.widestPiece).count
    }

    func breaksWords(at width: Int) -> Bool {
      let room = room(at: width)
      return label.widestPiece > room || width < arrow.width && arrow.word > room
    }

    /// Whether the words are many rows of only a few letters each.
    func isSqueezed(at width: Int) -> Bool {
      let room = room(at: width)
      return isHere && weight > 0 && room < 10 && label.allCells > 15 * room
    }

    func rows(at width: Int) -> Double {
      let room = room(at: width)
      let word = room >= arrow.word ? 1 : 8
      let rows = label.lines(of: room) + (width >= arrow.width ? 0 : word)
      return weight * Double(max(least, rows))
    }

    /// Less, and words would be broken, or all of them if they may be elsewhere.
    var leastWidth: Int {
      guard isHere else { return min(5, label.widestPiece) + 1 + overhead }
      return max(max(label.widestWhole, word) + leastOverhead, signs)
    }

    var mostWidth: Int { max(label.cells + overhead + 2, arrow.width) }
  }

  private(set) var constraints: [[Constraint]]
  /// Labels that can be in one of several gaps, most likely in the widest.
  private var crossing: [(gaps: ClosedRange<Int>, constraint: Constraint)] = []
  /// Half the least width of the head of each lifeline.
  private let halves: [Int]
  private let charset: Charset
  /// The cells of a message to oneself: a line or a head, and the corner.
  private static let hook = 2

  init(
    _ diagram: DiagramStream, _ lifelines: Lifelines, spans: [FrameSpan], halves: [Int],
    charset: Charset = .unicode
  ) {
    var lifelines = lifelines
    constraints = Array(repeating: [], count: lifelines.count + 1)
    self.halves = halves
    self.charset = charset
    // Of very many items only some are measured. They are not evenly spaced, since items often come in pairs.
    let step = 1 + diagram.extent.items / 1000
    var (spans, frames): (ArraySlice, [FrameSpan]) = (spans[...], [])
    for (number, item) in diagram.items.enumerated() {
      let isMeasured = number % step == number / step * 7919 % step
      guard isMeasured || !lifelines.passes(item) else { continue }
      for part in lifelines.next(item).parts {
        if case .frame = part { frames += spans.popFirst().map { [$0] } ?? [] }
        if case .end = part { _ = frames.popLast() }
        if isMeasured { add(part, frames.last) }
      }
    }
  }

  var isEmpty: Bool { constraints.allSatisfy(\.isEmpty) && crossing.isEmpty }

  /// All of them by gap, when the gaps are about as wide as this.
  func constraints(in widths: [Int]) -> [[Constraint]] {
    var all = constraints
    for (gaps, constraint) in crossing {
      let widest = gaps.max { widths[$0] < widths[$1] }
      all[widest ?? gaps.lowerBound].append(constraint)
    }
    return all
  }

  private mutating func add(_ part: Figure.Part, _ frame: FrameSpan?) {
    let gaps = part.gaps ?? inner
    switch part {
    case .arrow(let message, let path):
      if path.isLoop { loop(message, gaps) } else { arrow(message, to: path.to, gaps) }
    case .sign(let sign): nextTo(sign, gaps.lowerBound, frame)
    case .note(let note, let lifelines): add(note, isOverOne: lifelines.count == 1, gaps, frame)
    case .aside(let aside): across(aside, gaps)
    case .turn(let turn): across(turn.words, gaps)
    case .frame(let new): across("\(new.kind.word) [\(new.words)]", frame?.gaps ?? gaps)
    case .section(let section):
      across("\(section.word.rawValue) [\(section.label)]", frame?.gaps ?? gaps)
    case .end, .activation: break
    }
  }

  /// The gaps between lifelines.
  private var inner: ClosedRange<Int> {
    let last = constraints.count - 1
    return last > 1 ? 1...last - 1 : last...last
  }

  private mutating func loop(_ message: Diagram.Message, _ gaps: ClosedRange<Int>) {
    let spelling = message.arrow.spelling(in: charset)
    let texts = [message.numeral, message.text, spelling, message.tag]
    let text = texts.compactMap { $0 }.joined(separator: " ")
    constraints[gaps.lowerBound].append(
      Constraint(
        label: Label(text), overhead: 3, least: 2, word: spelling?.cells ?? 0, signs: Self.hook))
  }

  private mutating func arrow(
    _ message: Diagram.Message, to receiver: Int, _ gaps: ClosedRange<Int>
  ) {
    let head = message.creates ? halves[receiver] / gaps.count : 0
    let spelling = message.arrow.spelling(in: charset)
    var constraint = Constraint(label: Label([message.text, spelling].spaced), overhead: head)
    constraint.word = max(
      message.numeral.map { Label($0).widestWhole } ?? 0, spelling?.cells ?? 0)
    if let tag = message.tag {
      // Without its brackets; between two lifelines that it passes, without air.
      let air = gaps.count > 2 ? -2 : 2 + (message.numeral?.cells ?? 0)
      constraint.arrow = (tag.cells + air, tag.cells)
      constraint.word = max(constraint.word, Label(tag).widestWhole)
    }
    if gaps.count == 1 {
      constraints[gaps.lowerBound].append(constraint)
    } else {
      crossing.append((gaps, constraint))
    }
  }

  private mutating func spread(
    _ text: String, over gaps: ClosedRange<Int>, overhead: Int
  ) {
    for (gap, part) in zip(gaps, Label(text).spread(over: gaps.count)) {
      constraints[gap].append(
        Constraint(
          label: part, overhead: overhead, isHere: false, weight: 1 / Double(gaps.count)))
    }
  }

  /// Words that are written where there is room for them.
  private mutating func across(_ text: String, _ gaps: ClosedRange<Int>) {
    spread(text, over: gaps, overhead: 1)
    require(text, in: gaps)
  }

  /// A breach may be anywhere, and only needs room.
  private mutating func across(_ aside: Figure.Aside, _ gaps: ClosedRange<Int>) {
    let words = aside.words(charset, numeral: \.numeral)
    if aside.kind == .breach { require(words, in: gaps) } else { across(words, gaps) }
  }

  /// To the right of a lifeline or, if that is narrow, to its left.
  private mutating func nextTo(_ sign: Figure.Sign, _ gap: Int, _ frame: FrameSpan?) {
    constraints[gap].append(
      Constraint(label: Label(sign.words), overhead: 1, isHere: false))
    let sides = gap - 1...gap
    let inside = frame?.gapsWithRoom ?? sides
    require(sign.words, in: inside.overlaps(sides) ? sides.clamped(to: inside) : sides, overhead: 1)
  }

  /// At least one of the gaps must be so wide that no word is broken, whatever else that costs.
  private mutating func require(_ text: String, in gaps: ClosedRange<Int>, overhead: Int = 0) {
    let label = Label(text)
    crossing.append((gaps, Constraint(label: label, leastOverhead: overhead, weight: 0)))
  }

  private mutating func add(
    _ note: Diagram.Note, isOverOne: Bool, _ gaps: ClosedRange<Int>, _ frame: FrameSpan?
  ) {
    switch note.side {
    case .left, .right: nextTo(note, gaps.lowerBound, frame)
    case .over where isOverOne:
      spread(note.text, over: gaps, overhead: 2)
      require(note.text, in: gaps)
    case .over:
      spread(note.text, over: gaps, overhead: 0)
      // The outermost lifelines are under the box, too, and those in the middle with the gaps between them.
      require(
        note.text, in: gaps, overhead: -2 - (gaps.count - 1) * (1 + WideLayout.leastGap))
    }
  }

  /// The cells that there are at least after a gap, up to the end of another, with the lifelines there.
  private func leastRoom(from gap: Int, to edge: Int, isFramed: Bool) -> Int {
    let lifelines = abs(edge - gap)
    let head = isFramed ? nil : edge == 0 ? halves.first : halves.last
    return lifelines + (lifelines - 1) * WideLayout.leastGap
      + min(head ?? 0, WideLayout.leastGap)
  }

  /// Where there is another lifeline in its frame, the note may lie over that.
  private mutating func nextTo(_ note: Diagram.Note, _ gap: Int, _ frame: FrameSpan?) {
    let edge =
      note.side == .left
      ? frame?.left.lifeline ?? 0 : (frame?.right.lifeline ?? constraints.count - 2) + 1
    let label = Label(note.text)
    constraints[gap].append(
      Constraint(label: label, overhead: 4, leastOverhead: 3, isHere: gap == edge, least: 3))
    guard gap != edge else { return }
    let rest = leastRoom(from: gap, to: edge, isFramed: frame != nil)
    constraints[gap].append(Constraint(label: label, leastOverhead: 3 - rest, weight: 0))
  }
}
