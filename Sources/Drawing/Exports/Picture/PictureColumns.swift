import Diagrams

/// Where the lifelines are.
struct PictureColumns: Sendable {
  let heads: [Head]
  private(set) var positions: [Double]
  /// As they are before the first item.
  let lifelines: Lifelines
  /// The left and the right end of all words, in a picture that has a width to keep to. There, all heads are at the
  /// top, and words may lie across lifelines.
  private(set) var edges: ClosedRange<Double>?
  private let headRows: Int

  /// - Parameter width: of the whole picture; `nil` for one that is as wide as its words need.
  init(_ diagram: Diagram, within width: Double? = nil) {
    lifelines = Lifelines(diagram.participants)
    edges = width.map { diagram.edges(within: $0) }
    guard let edges else {
      heads = Head.all(diagram.participants)
      positions = PictureConstraints(diagram, heads, lifelines).positions
      headRows = 1
      return
    }
    let rows = HeadRows(diagram.participants, within: edges)
    (heads, positions, headRows) = (rows.heads, rows.positions, rows.count)
  }

  /// Whether heads take turns in several rows.
  var isStaggered: Bool { headRows > 1 }

  /// What the heads take that are there from the start.
  var headroom: Double {
    guard edges != nil else {
      return zip(heads, lifelines.participants).filter { !$1.isMadeLater }.map(\.0.height).max()
        ?? 0
    }
    return rowHeight * Double(headRows) - PictureMetrics.headAir
  }

  /// What some heads take below the last row of a long picture.
  func footroom(_ feet: [Int]) -> Double {
    guard edges == nil || feet.isEmpty else { return headroom }
    return feet.map { heads[$0].height }.max() ?? 0
  }

  private var rowHeight: Double { (heads.first?.height ?? 0) + PictureMetrics.headAir }

  /// - Parameter top: where lifelines begin that are there from the start.
  func topOfHead(_ index: Int, above top: Double) -> Double {
    guard edges != nil else { return top - heads[index].height }
    return top - headroom + rowHeight * Double(index % headRows)
  }

  /// The middle of a head: its lifeline, unless the head would reach beyond an edge.
  func middleOfHead(_ index: Int) -> Double {
    guard let edges else { return positions[index] }
    let half = heads[index].width / 2
    return max(edges.lowerBound + half, min(positions[index], edges.upperBound - half))
  }

  /// From the left end of the first head to the right end of the last.
  var extent: ClosedRange<Double> {
    if let edges { return edges }
    guard let first = positions.first, let last = positions.last else { return 0...0 }
    let (left, right) = (heads[0].width / 2, heads[heads.count - 1].width / 2)
    return first - left...last + right
  }

  mutating func move(by distance: Double) {
    for index in positions.indices { positions[index] += distance }
    edges = edges.map { $0.lowerBound + distance...$0.upperBound + distance }
  }
}

/// How far apart lifelines have to be, so that the labels between them fit.
private struct PictureConstraints {
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

/// Distances in a picture, in pixels.
enum PictureMetrics {
  /// Around the whole picture.
  static let margin = 16.0
  /// The same where the width is given.
  static let narrowMargin = 4.0
  /// Between a label and the lifelines next to it.
  static let padding = 10.0
  /// From a lifeline to the label next to the hook of a message to oneself.
  static let hook = 42.0
  /// From a lifeline to the label next to a sign on it.
  static let aside = 14.0
  static let maxNoteWidth = 220.0
  static let notePadding = 10.0
  /// Of text at the left edge: titles, turns, and what has no lifeline.
  static let maxLineWidth = 460.0
  /// Half the width of an activation bar.
  static let halfBar = 4.0
  /// What activation bars next to a label usually take.
  static let barAllowance = 12.0
  /// How far the bar of a nested call is moved to the right.
  static let barOffset = 4.0
  /// Between rows of heads.
  static let headAir = 4.0
}

extension Diagram {
  /// Frames and boxes need room of their own.
  fileprivate func edges(within width: Double) -> ClosedRange<Double> {
    var (depth, deepest) = (0.0, 0.0)
    for item in items {
      if case .frame = item { depth += 1 }
      if case .end = item { depth -= 1 }
      deepest = max(deepest, depth)
    }
    let inset = min(8 + 13 * deepest + (boxes.isEmpty ? 0 : 9), width / 4)
    return inset...(width - inset)
  }
}
