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
  /// Around the words, in all.
  private let air: (width: Double, height: Double)
  private let leastWidth: Double
  private static let mostWidth = 150.0
  private static let figureHeight = 34.0

  init(_ participant: Diagram.Participant) {
    part = participant.part
    isPerson = participant.role == .user || participant.type == .actor
    name = Paragraph(participant.name, .name, within: Self.mostWidth)
    caption = Paragraph(participant.caption, .small, .faint, within: Self.mostWidth)
    air = isPerson ? (4, Self.figureHeight + 4) : (24, 14)
    height = name.height + caption.height + air.height
    leastWidth = 56
  }

  /// In a box that takes little room, for persons too.
  private init(small participant: Diagram.Participant, withRole: Bool, within most: Double) {
    part = participant.part
    isPerson = false
    air = (10, 5)
    leastWidth = 24
    let width = min(Self.mostWidth, most - air.width)
    name = Paragraph(participant.name, .name, within: width)
    caption = Paragraph(
      withRole ? participant.heading ?? "" : "", .prose, .faint, within: width)
    height = name.height + caption.height + air.height
  }

  static func small(
    _ participants: [Diagram.Participant], withRoles: Bool, within most: Double
  ) -> [Head] {
    alike(participants.map { Head(small: $0, withRole: withRoles, within: most) })
  }

  /// The heads of all participants, in boxes of the same height.
  static func all(_ participants: [Diagram.Participant]) -> [Head] {
    alike(participants.map(Head.init))
  }

  private static func alike(_ heads: [Head]) -> [Head] {
    let highest = heads.filter { !$0.isPerson }.map(\.height).max() ?? 0
    return heads.map { head in
      var head = head
      if !head.isPerson { head.height = highest }
      return head
    }
  }

  var width: Double { max(leastWidth, max(name.width, caption.width) + air.width) }

  func box(at x: Double, _ top: Double) -> Box {
    Box(x - width / 2, top, x + width / 2, top + height)
  }

  func shapes(at x: Double, _ top: Double) -> [Shape] {
    let box = box(at: x, top)
    let frame: [Shape] =
      isPerson
      ? Self.figure(at: x, top + 1, Stroke(.edge(part), width: 1.6))
      : [.box(box, corner: 4, fill: .inside(part), stroke: Stroke(.edge(part), width: 1.4))]
    let free = height - name.height - caption.height
    let text = top + (isPerson ? Self.figureHeight + 2 : (free / 2).rounded())
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
