import Cells
import Diagrams

/// The name of a lifeline and what it is, in a box or below a figure.
struct Head: Sendable {
  let part: Styled.Part?
  let isPerson: Bool
  /// The height of all boxes in the picture, or of the figure with the text below it.
  private(set) var height: Double
  private let name: Paragraph
  private let caption: Paragraph
  private static let mostWidth = 150.0
  private static let figureHeight = 34.0

  init(_ participant: Diagram.Participant) {
    part = participant.part
    isPerson = participant.role == .user || participant.type == .actor
    name = Paragraph(participant.name, .name, within: Self.mostWidth)
    caption = Paragraph(participant.caption, .small, .faint, within: Self.mostWidth)
    height = name.height + caption.height + (isPerson ? Self.figureHeight + 4 : 14)
  }

  /// The heads of all participants, in boxes of the same height.
  static func all(_ participants: [Diagram.Participant]) -> [Head] {
    let heads = participants.map(Head.init)
    let highest = heads.filter { !$0.isPerson }.map(\.height).max() ?? 0
    return heads.map { head in
      var head = head
      if !head.isPerson { head.height = highest }
      return head
    }
  }

  var width: Double { max(56, max(name.width, caption.width) + (isPerson ? 4 : 24)) }

  func box(at x: Double, _ top: Double) -> Box {
    Box(x - width / 2, top, x + width / 2, top + height)
  }

  func shapes(at x: Double, _ top: Double) -> [Shape] {
    let box = box(at: x, top)
    let frame: [Shape] =
      isPerson
      ? Self.figure(at: x, top + 1, Stroke(.edge(part), width: 1.6))
      : [.box(box, corner: 4, fill: .inside(part), stroke: Stroke(.edge(part), width: 1.4))]
    let air = height - name.height - caption.height
    let text = top + (isPerson ? Self.figureHeight + 2 : (air / 2).rounded())
    let words = [
      TextBlock(paragraph: name, place: Point(x, text), side: .middle),
      TextBlock(paragraph: caption, place: Point(x, text + name.height), side: .middle),
    ]
    return frame + words.filter { !$0.paragraph.isEmpty }.map(Shape.text)
  }

  private static func figure(at x: Double, _ top: Double, _ stroke: Stroke) -> [Shape] {
    [
      .circle(Point(x, top + 6), radius: 6, fill: .paper, stroke: stroke),
      .line(Point(x, top + 12), Point(x, top + 22), stroke),
      .line(Point(x - 10, top + 15.5), Point(x + 10, top + 15.5), stroke),
      .path(
        [Point(x - 8, top + 32), Point(x, top + 22), Point(x + 8, top + 32)], stroke: stroke),
    ]
  }
}

extension Diagram.Participant {
  /// A figure needs no caption: it shows an actor.
  fileprivate var caption: String {
    type == .actor && role == nil ? "" : heading ?? ""
  }
}
