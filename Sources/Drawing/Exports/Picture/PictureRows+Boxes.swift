import Diagrams

extension PictureRows {
  mutating func shapes(of frame: Diagram.Frame) -> [Shape] {
    frames.begin(frame, at: y + 4, step: nextStep)
    guard frame.tint == nil, let box = frames.last?.box else {
      advance(to: y + 8)
      return []
    }
    let kind = Paragraph(frame.kind.word, .strong, within: PictureMetrics.maxLineWidth)
    let tab = Box(box.left, y + 4, box.left + kind.width + 22, y + 4 + kind.height + 4)
    let outline = [
      Point(tab.left, tab.top), Point(tab.right, tab.top), Point(tab.right, tab.bottom - 6),
      Point(tab.right - 6, tab.bottom), Point(tab.left, tab.bottom),
    ]
    let shapes: [Shape] = [
      .path(outline, isClosed: true, fill: .inside(nil), stroke: Stroke(.faint)),
      .text(TextBlock(paragraph: kind, place: Point(tab.left + 8, tab.top + 2))),
    ]
    let words = condition(frame.label, from: tab.right + 8, tab.top + 2, tab.width + 8)
    advance(to: max(tab.bottom, words.bottom) + 4)
    return shapes + words.shapes
  }

  mutating func shapes(of section: Diagram.Frame.Section) -> [Shape] {
    guard let box = frames.last?.box else { return [] }
    let line = Shape.line(
      Point(box.left, y + 6), Point(box.right, y + 6), Stroke(.faint, isBroken: true))
    let word = Paragraph(
      section.word.rawValue, .strong, within: PictureMetrics.maxLineWidth)
    let shapes = label(word, at: Point(box.left + 8, y + 10), false, .left)
    let words = condition(section.label, from: box.left + word.width + 16, y + 10, word.width + 16)
    advance(to: max(y + 10 + word.height, words.bottom) + 4)
    return [line] + shapes + words.shapes
  }

  mutating func endFrame() {
    let border = frames.close(at: y + 2, around: columns.extent)
    widen(border ?? extent)
    advance(to: y + 10)
  }

  private mutating func condition(
    _ label: String, from left: Double, _ top: Double, _ indent: Double
  ) -> (shapes: [Shape], bottom: Double) {
    let text = label.isEmpty ? "" : "[\(label)]"
    let room = min(PictureMetrics.maxNoteWidth, max(60, lineWidth - indent))
    let words = Paragraph(text, .prose, within: room)
    frames.require(indent + words.width + 16)
    return (self.label(words, at: Point(left, top), false, .left), top + words.height)
  }
}

extension PictureRows {
  mutating func shapes(of note: Diagram.Note, over lifelines: ClosedRange<Int>) -> [Shape] {
    let (first, last) = (lifelines.lowerBound, lifelines.upperBound)
    let span = x(last) - x(first)
    let most = min(max(PictureMetrics.maxNoteWidth, span), width - 2 * PictureMetrics.notePadding)
    let paragraph = Paragraph(note.text, .prose, within: most)
    let width = max(
      paragraph.width + 2 * PictureMetrics.notePadding,
      note.side == .over && span > 0 ? span + 40 : 0)
    var left =
      switch note.side {
      case .left: x(first) - 12 - width
      case .right: x(last) + 12
      case .over: (x(first) + x(last) - width) / 2
      }
    if let edges = columns.edges {
      left = max(edges.lowerBound, min(left, edges.upperBound - width))
    }
    let box = Box(left, y + 4, left + width, y + 4 + max(10, paragraph.height) + 10)
    let words = TextBlock(
      paragraph: paragraph, place: Point((box.left + box.right) / 2, y + 9), side: .middle)
    let shapes: [Shape] =
      [.box(box, corner: 2, fill: .note, stroke: Stroke(.noteEdge))]
      + (paragraph.isEmpty ? [] : [.text(words)])
    return drawn(shapes, downTo: box.bottom + 8)
  }
}
