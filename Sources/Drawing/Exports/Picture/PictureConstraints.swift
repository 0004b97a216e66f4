import Diagrams

/// How far apart lifelines have to be, so that the labels between them fit.
struct PictureConstraints {
  private let heads: [Head]
  /// The least widths of gaps, and of several gaps together.
  private var widths: [ClosedRange<Int>: Double] = [:]
  /// What is longer is put into two lines, and more where even these would be too long.
  private static let line = 180.0
  private static let mostLabel = 220.0
  private static let mostAside = 170.0

  init(_ diagram: Diagram, _ heads: [Head], _ lifelines: Lifelines) {
    self.heads = heads
    var halves = heads.map { $0.width / 2 }
    for (box, run) in lifelines.runs(of: diagram.boxes) { add(box, over: run, &halves) }
    for gap in heads.indices.dropFirst() {
      require(halves[gap - 1] + halves[gap] + 24, in: gap...gap)
    }
    var lifelines = lifelines
    for item in diagram.items { lifelines.next(item).parts.forEach { add($0) } }
  }

  /// Narrow gaps come first. A label that reaches across several gaps then widens all of them equally.
  var positions: [Double] {
    var gaps = heads.map { _ in 0.0 }
    let wishes = widths.sorted {
      ($0.key.count, $0.key.lowerBound) < ($1.key.count, $1.key.lowerBound)
    }
    for (span, width) in wishes {
      let missing = width - gaps[span].reduce(0, +)
      guard missing > 0 else { continue }
      for gap in span { gaps[gap] += missing / Double(span.count) }
    }
    return gaps.dropFirst().reduce(into: heads.isEmpty ? [] : [0]) { positions, gap in
      positions.append((positions[positions.count - 1] + gap).rounded())
    }
  }

  /// Left and right of all lifelines there is room.
  private mutating func require(_ width: Double, in gaps: ClosedRange<Int>) {
    guard gaps.lowerBound > 0, gaps.upperBound < heads.count else { return }
    widths[gaps] = max(widths[gaps, default: 0], width)
  }

  /// The words in the name of a box are not broken. A box around one lifeline widens what is above its head.
  private mutating func add(
    _ box: Diagram.Box, over run: ClosedRange<Int>, _ halves: inout [Double]
  ) {
    let (first, last, word) = (run.lowerBound, run.upperBound, box.widestWord)
    if first == last {
      halves[first] = max(halves[first], word / 2)
    } else {
      require(word - (heads[first].width + heads[last].width) / 2, in: first + 1...last)
    }
  }

  private mutating func add(_ part: Figure.Part) {
    guard let gaps = part.gaps else { return }
    switch part {
    case .arrow(let message, let path) where path.isLoop:
      let width = Self.width(of: message.runs, most: Self.mostAside)
      require(PictureMetrics.hook + PictureMetrics.barAllowance + width + 8, in: gaps)
    case .arrow(let message, let path):
      let width = Self.width(of: message.runs, most: Self.mostLabel)
      let head = message.creates ? heads[path.to].width / 2 : 0
      require(width + 2 * PictureMetrics.padding + PictureMetrics.barAllowance + head, in: gaps)
    case .sign(let sign):
      let width = Self.width(of: [.init(text: sign.words)], most: Self.mostAside)
      require(PictureMetrics.aside + PictureMetrics.barAllowance + width + 8, in: gaps)
    case .note(let note, let lifelines):
      add(note, isOverOne: lifelines.count == 1, gaps)
    case .turn, .frame, .section, .end, .activation, .aside: break
    }
  }

  private mutating func add(
    _ note: Diagram.Note, isOverOne: Bool, _ gaps: ClosedRange<Int>
  ) {
    let words = Paragraph.width(of: [.init(text: note.text)], .prose)
    let width = min(PictureMetrics.maxNoteWidth, words) + 2 * PictureMetrics.notePadding
    switch note.side {
    case .left, .right: require(width + 24, in: gaps)
    case .over where isOverOne: for gap in gaps { require(width / 2 + 12, in: gap...gap) }
    case .over: require(width - 40, in: gaps)
    }
  }

  private static func width(of runs: [Paragraph.Run], most: Double) -> Double {
    let whole = Paragraph.width(of: runs, .code)
    guard whole > line else { return whole }
    let half = min(most, max(150, whole * 0.58))
    return Paragraph(runs, .code, within: half).width
  }
}
