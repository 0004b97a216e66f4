import Diagrams

/// How far apart lifelines have to be, so that the labels between them fit.
struct PictureConstraints {
  private struct Span: Hashable {
    var first, last: Int

    var length: Int { last - first }
  }

  private let columns: PictureColumns
  private var widths: [Span: Double] = [:]
  /// What is longer is put into two lines, and more where even these would be too long.
  private static let line = 180.0
  private static let mostLabel = 220.0
  private static let mostAside = 170.0

  init(_ diagram: Diagram, _ columns: PictureColumns) {
    self.columns = columns
    for index in columns.heads.indices.dropLast() {
      let (left, right) = (columns.heads[index], columns.heads[index + 1])
      require((left.width + right.width) / 2 + 24, between: index, index + 1)
    }
    var lifelines = columns.lifelines
    for item in diagram.items {
      let figure = lifelines.figure(of: item)
      figure.parts.forEach { add($0) }
      lifelines.follow(figure)
    }
  }

  /// Narrow gaps come first. A label that reaches across several gaps then widens all of them equally.
  var positions: [Double] {
    var gaps = Array(repeating: 0.0, count: max(0, columns.heads.count - 1))
    let spans = widths.sorted { ($0.key.length, $0.key.first) < ($1.key.length, $1.key.first) }
    for (span, width) in spans {
      let missing = width - gaps[span.first..<span.last].reduce(0, +)
      guard missing > 0 else { continue }
      for gap in span.first..<span.last { gaps[gap] += missing / Double(span.length) }
    }
    return gaps.reduce(into: columns.heads.isEmpty ? [] : [0]) { positions, gap in
      positions.append((positions[positions.count - 1] + gap).rounded())
    }
  }

  private mutating func require(_ width: Double, between first: Int, _ last: Int) {
    guard first >= 0, last < columns.heads.count, first < last else { return }
    widths[Span(first: first, last: last), default: 0] = max(
      widths[Span(first: first, last: last), default: 0], width)
  }

  private mutating func add(_ part: Figure.Part) {
    switch part {
    case .arrow(let message, let path): arrow(path, message)
    case .sign(let sign): nextTo(sign.last, sign.words)
    case .note(let note, let lifelines): add(note, lifelines.lowerBound, lifelines.upperBound)
    case .turn, .frame, .section, .end, .activation, .aside: break
    }
  }

  private mutating func arrow(_ path: Figure.Path, _ message: Diagram.Message) {
    guard !path.isLoop else {
      let width = width(of: message.runs, most: Self.mostAside)
      return require(
        PictureMetrics.hook + PictureMetrics.barAllowance + width + 8,
        between: path.from, path.from + 1)
    }
    let width = width(of: message.runs, most: Self.mostLabel)
    let head = message.creates ? columns.heads[path.to].width / 2 : 0
    require(
      width + 2 * PictureMetrics.padding + PictureMetrics.barAllowance + head,
      between: min(path.from, path.to), max(path.from, path.to))
  }

  private mutating func nextTo(_ lifeline: Int, _ text: String) {
    let width = width(of: [.init(text: text)], most: Self.mostAside)
    require(
      PictureMetrics.aside + PictureMetrics.barAllowance + width + 8,
      between: lifeline, lifeline + 1)
  }

  private func width(of runs: [Paragraph.Run], most: Double) -> Double {
    let whole = Paragraph.width(of: runs, .code)
    guard whole > Self.line else { return whole }
    let half = min(most, max(150, whole * 0.58))
    return Paragraph(runs, .code, within: half).width
  }

  private mutating func add(_ note: Diagram.Note, _ first: Int, _ last: Int) {
    let words = Paragraph.width(of: [.init(text: note.text)], .prose)
    let width = min(PictureMetrics.maxNoteWidth, words) + 2 * PictureMetrics.notePadding
    switch note.side {
    case .left: require(width + 24, between: first - 1, first)
    case .right: require(width + 24, between: last, last + 1)
    case .over where first == last:
      require(width / 2 + 12, between: first - 1, first)
      require(width / 2 + 12, between: last, last + 1)
    case .over: require(width - 40, between: first, last)
    }
  }
}
