import Diagrams

extension PictureRows {
  /// The heads of participants that appear here for the first time.
  mutating func introduce(_ indices: [Int]) -> [Shape] {
    let new = Set(indices.filter { lives[$0] == nil }).sorted()
    guard !new.isEmpty else { return [] }
    let height = new.map { columns.heads[$0].height }.max() ?? 0
    let bottom = y + 6 + height
    let shapes = new.flatMap {
      columns.heads[$0].shapes(at: x($0), bottom - columns.heads[$0].height)
    }
    for index in new { begin(index, at: bottom) }
    reach(shapes)
    advance(to: bottom + 6)
    return shapes
  }

  mutating func shapes(of activation: Diagram.Activation) -> [Shape] {
    guard let index = columns.index(activation.participant) else { return [] }
    let shapes = introduce([index])
    if activation.begins { activate(index, at: y - 4) } else { deactivate(index, at: y - 2) }
    return shapes
  }

  mutating func shapes(of change: Diagram.Change) -> [Shape] {
    closeCalls(from: change.depth)
    let words = change.words("→")
    guard let index = columns.index(change.owner) else {
      return aside([.init(text: "\(columns.name(change.owner)).\(words)")], .code)
    }
    let part = parts[index].part
    return introduce([index])
      + beside(index, [.init(text: words)]) { center in
        let points = [(0, -6), (6, 0), (0, 6), (-6, 0)].map {
          Point(center.x + Double($0.0), center.y + Double($0.1))
        }
        return [
          .path(points, isClosed: true, fill: .edge(part), stroke: Stroke(.paper, width: 1))
        ]
      }
  }

  mutating func shapes(of release: Diagram.Release) -> [Shape] {
    let words = release.words(columns.name)
    let indices = Set(
      release.objects.compactMap(columns.index).filter {
        lives[$0]?.bottom == nil
      }
    ).sorted()
    let heads = introduce(indices)
    guard let last = indices.last else { return heads + aside([.init(text: words)], .prose) }
    let middle = y + 4 + Font.code.lineHeight / 2
    let others = indices.dropLast().flatMap { Shape.cross(at: Point(x($0), middle), .ink) }
    let shapes = beside(last, [.init(text: words, paint: .faint)]) { Shape.cross(at: $0, .ink) }
    for index in indices { end(index, at: middle) }
    return heads + others + shapes
  }

  /// Words to the right of a sign on a lifeline.
  mutating func beside(
    _ index: Int, _ runs: [Paragraph.Run], sign: (Point) -> [Shape]
  ) -> [Shape] {
    let left = max(edge(index, onRight: true) + 8, x(index) + PictureMetrics.aside)
    let paragraph = Paragraph(runs, .code, within: room(rightOf: index, from: left))
    let label = label(paragraph, at: Point(left, y + 4), false, .left)
    let shapes = label + sign(Point(x(index), y + 4 + Font.code.lineHeight / 2))
    reach(shapes)
    advance(to: y + 4 + max(Font.code.lineHeight, paragraph.height) + 5)
    return shapes
  }

  /// The text of an item that cannot be drawn, since an end has no lifeline, at the left edge.
  mutating func aside(_ runs: [Paragraph.Run], _ font: Font) -> [Shape] {
    let paragraph = Paragraph(runs, font, within: PictureMetrics.maxLineWidth)
    let place = Point(frames.last?.box.left ?? extent.lowerBound, y + 4)
    let shapes = label(
      paragraph, at: Point(place.x + (frames.isEmpty ? 0 : 12), place.y), false, .left)
    reachAside(paragraph.width)
    advance(to: y + 4 + paragraph.height + 5)
    return shapes
  }

  /// Words from the left end on, wherever that will be.
  mutating func reachAside(_ width: Double) {
    frames.require(width + 24)
    widen(extent.lowerBound...extent.lowerBound + width + 8)
  }

  /// A rule across everything, with the words let into it.
  mutating func shapes(of turn: Diagram.Turn) -> [Shape] {
    closeCalls(from: 0)
    let paragraph = Paragraph(turn.words, .strong, within: PictureMetrics.maxLineWidth)
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

  mutating func shapes(of note: Diagram.Note) -> [Shape] {
    let indices = note.over.compactMap(columns.index)
    guard let first = indices.min(), let last = indices.max(), indices.count == note.over.count
    else {
      let about = note.over.map { columns.name($0) + ":" }
      return aside((about + [note.text]).map { .init(text: $0, paint: .faint) }, .prose)
    }
    let heads = introduce(indices)
    let span = x(last) - x(first)
    let most = max(PictureMetrics.maxNoteWidth, span)
    let paragraph = Paragraph(note.text, .prose, within: most)
    let width = max(
      paragraph.width + 2 * PictureMetrics.notePadding,
      note.side == .over && span > 0 ? span + 40 : 0)
    let left =
      switch note.side {
      case .left: x(first) - 12 - width
      case .right: x(last) + 12
      case .over: (x(first) + x(last) - width) / 2
      }
    let box = Box(left, y + 4, left + width, y + 4 + max(10, paragraph.height) + 10)
    let words = TextBlock(
      paragraph: paragraph, place: Point((box.left + box.right) / 2, y + 9), side: .middle)
    let shapes: [Shape] =
      [.box(box, corner: 2, fill: .note, stroke: Stroke(.noteEdge))]
      + (paragraph.isEmpty ? [] : [.text(words)])
    reach(shapes)
    advance(to: box.bottom + 8)
    return heads + shapes
  }
}
