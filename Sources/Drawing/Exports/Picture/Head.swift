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

  /// - Parameters:
  ///   - caption: below the name.
  ///   - most: the width of the picture. There, heads take little room, and persons are in boxes, too.
  private init(
    _ participant: Diagram.Participant, _ caption: String, within most: Double? = nil
  ) {
    part = participant.part
    isPerson = most == nil && (participant.role == .user || participant.type == .actor)
    leastWidth = most == nil ? 56 : 24
    air = most != nil ? (10, 5) : isPerson ? (4, Self.figureHeight + 4) : (24, 14)
    let width = most.map { min(Self.mostWidth, $0 - 10) } ?? Self.mostWidth
    name = Paragraph(participant.name, .name, within: width)
    self.caption = Paragraph(caption, most == nil ? .small : .prose, .faint, within: width)
    height = name.height + self.caption.height + air.height
  }

  static func small(
    _ participants: [Diagram.Participant], withRoles: Bool, within most: Double
  ) -> [Head] {
    alike(participants.map { Head($0, withRoles ? $0.heading ?? "" : "", within: most) })
  }

  /// The heads of all participants, in boxes of the same height.
  static func all(_ participants: [Diagram.Participant]) -> [Head] {
    alike(participants.map { Head($0, $0.caption) })
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
