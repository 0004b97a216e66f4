import Cells
import Diagrams

extension PictureRows {
  mutating func shapes(of part: Figure.Part) -> [Shape] {
    switch part {
    case .arrow(let message, let path): return shapes(of: message, path)
    case .sign(let sign): return shapes(of: sign)
    case .note(let note, let lifelines): return shapes(of: note, over: lifelines)
    case .turn(let turn): return shapes(of: turn)
    case .frame(let frame): return shapes(of: frame)
    case .section(let section): return shapes(of: section)
    case .end: endFrame()
    case .activation(let index, begins: true): bars.begin(index, at: y - 4, step: step)
    case .activation(let index, begins: false): bars.end(index, at: y - 2)
    case .aside(let aside): return shapes(of: aside)
    }
    return []
  }

  private mutating func shapes(of aside: Figure.Aside) -> [Shape] {
    switch aside.kind {
    case .message(let message, let ends):
      var runs = message.runs
      runs.insert(.init(text: ends.trimmedAtEnd, paint: .faint), at: 1)
      return self.aside(runs, .code)
    case .reply, .change:
      return self.aside([.init(text: aside.words, paint: aside.isDimmed ? .faint : .ink)], .code)
    case .release: return self.aside([.init(text: aside.words)], .prose)
    case .note: return self.aside([.init(text: aside.words, paint: .faint)], .prose)
    case .breach: return self.aside([.breach("✗ " + aside.words)], .code)
    }
  }

  /// The heads of participants that appear here for the first time.
  mutating func introduce(_ heads: [Int]) -> [Shape] {
    guard !heads.isEmpty else { return [] }
    if columns.edges != nil {
      for index in heads { begin(index, at: y) }
      return []
    }
    let new = heads.sorted()
    let height = new.map { columns.heads[$0].height }.max() ?? 0
    let bottom = y + 6 + height
    let shapes = new.flatMap {
      columns.heads[$0].shapes(at: x($0), bottom - columns.heads[$0].height)
    }
    for index in new { begin(index, at: bottom) }
    return drawn(shapes, downTo: bottom + 6)
  }

  mutating func shapes(of sign: Figure.Sign) -> [Shape] {
    let middle = y + 4 + Font.code.lineHeight / 2
    let places = sign.lifelines.map { Point(x($0), middle) }
    switch sign.kind {
    case .change:
      let paint: Paint = sign.isDimmed ? .lifeline : .edge(part(sign.last))
      let words = Paragraph.Run(text: sign.words, paint: sign.isDimmed ? .faint : .ink)
      return nextTo(sign.last, words, [Shape.diamond(at: places[0], paint)])
    case .breach:
      return nextTo(
        sign.last, .breach(sign.words), Shape.cross(at: places[0], .breach, half: 5))
    case .release:
      let shapes = released(sign, places.map { Shape.cross(at: $0, .ink) })
      for index in sign.lifelines { end(index, at: middle) }
      return shapes
    }
  }

  /// Crosses with the words to their right. In a narrow picture without room there, the words on their left would
  /// cover crosses, so they are below them.
  private mutating func released(_ sign: Figure.Sign, _ crosses: [[Shape]]) -> [Shape] {
    let words = Paragraph.Run(text: sign.words, paint: .faint)
    let others = Array(crosses.dropLast().joined())
    guard let edges = columns.edges, !others.isEmpty,
      Paragraph.width(of: [words], .code) > edges.upperBound - start(rightOf: sign.last)
    else { return others + nextTo(sign.last, words, crosses[crosses.count - 1]) }
    let paragraph = Paragraph([words], .code, within: width)
    let left = min(x(sign.lifelines[0]), edges.upperBound - paragraph.width)
    let place = Point(max(edges.lowerBound, left), y + 4 + Font.code.lineHeight)
    let shapes = crosses.joined() + label(paragraph, at: place, false, .left)
    return drawn(shapes, downTo: place.y + paragraph.height + 5)
  }

  /// Where words begin that are next to a sign.
  private func start(rightOf index: Int) -> Double {
    max(bars.edge(index, onRight: true) + 8, x(index) + PictureMetrics.aside)
  }

  /// Words to the right of a sign on a lifeline. In a narrow picture, they are on the left where there is not enough room
  /// on the right.
  private mutating func nextTo(
    _ index: Int, _ words: Paragraph.Run, _ sign: [Shape]
  ) -> [Shape] {
    var left = start(rightOf: index)
    let paragraph: Paragraph
    if let edges = columns.edges {
      let room = max(1, edges.upperBound - left)
      let other = x(index) - PictureMetrics.aside - edges.lowerBound
      let isOnRight = Paragraph.width(of: [words], .code) <= room || room >= other
      paragraph = Paragraph([words], .code, within: isOnRight ? room : other)
      if !isOnRight { left = edges.lowerBound + other - paragraph.width }
    } else {
      paragraph = Paragraph([words], .code, within: room(rightOf: index, from: left))
    }
    return drawn(
      label(paragraph, at: Point(left, y + 4), false, .left) + sign,
      downTo: y + 4 + max(Font.code.lineHeight, paragraph.height) + 5)
  }

  /// The text of an item that cannot be drawn, since an end has no lifeline, at the left edge.
  mutating func aside(_ runs: [Paragraph.Run], _ font: Font) -> [Shape] {
    let paragraph = Paragraph(runs, font, within: lineWidth)
    let place = Point(frames.last?.box.left ?? extent.lowerBound, y + 4)
    let shapes = label(
      paragraph, at: Point(place.x + (frames.isEmpty ? 0 : 12), place.y), false, .left)
    // From the left end on, wherever that will be.
    frames.require(paragraph.width + 24)
    widen(extent.lowerBound...extent.lowerBound + paragraph.width + 8)
    advance(to: y + 4 + paragraph.height + 5)
    return shapes
  }

  /// A rule across everything, with the words let into it.
  mutating func shapes(of turn: Diagram.Turn) -> [Shape] {
    let paragraph = Paragraph(turn.words, .strong, within: lineWidth)
    let place = Point(extent.lowerBound + 10, y + 10)
    let words = TextBlock(paragraph: paragraph, place: place)
    let middle = place.y + paragraph.height / 2
    widen(extent.lowerBound...place.x + paragraph.width + 16)
    let rule = Shape.line(
      Point(extent.lowerBound, middle), Point(extent.upperBound, middle), Stroke(.faint))
    let back = Shape.box(
      words.bounds.insetBy(-8, -3), corner: 4, fill: .inside(nil), stroke: Stroke(.faint))
    advance(to: place.y + paragraph.height + 8)
    return paragraph.isEmpty ? [rule] : [rule, back, .text(words)]
  }
}

extension Paragraph.Run {
  static func breach(_ words: String) -> Self {
    .init(text: words, paint: .breach, isBold: true)
  }
}
