import Diagrams

extension PictureRows {
  /// An arrow below its words, which begin at the sender and may lie across lifelines. Nothing is made in a head: all
  /// heads are at the top.
  mutating func narrowArrow(
    _ message: Diagram.Message, _ path: Figure.Path, within edges: ClosedRange<Double>
  ) -> Placed {
    let toRight = path.from <= path.to
    let start = bars.edge(path.from, onRight: toRight)
    let end = bars.edge(
      path.to, onRight: path.isLoop || !toRight, isBeginning: message.begins)
    let paragraph = Paragraph(message.runs, .code, within: width)
    let left =
      toRight
      ? min(start + 4, edges.upperBound - paragraph.width)
      : max(start - 4 - paragraph.width, edges.lowerBound)
    let label = label(paragraph, at: Point(left, y + 2), message.isProminent, .left)
    let top = y + 2 + paragraph.height + 4
    let place = path.isLoop ? top + 8 : top
    let arrow = line(message, path)
    let shapes =
      path.isLoop
      ? arrow.hook(from: Point(start, top), to: Point(end, place))
      : arrow.shapes(from: Point(start, place), to: Point(end, place))
    if path.leadsToHead { begin(path.to, at: place) }
    return (drawn(label + shapes, downTo: place + 6), place)
  }
}
