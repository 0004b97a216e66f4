import Cells

/// Words in lines, at their place in a picture.
struct Words: Equatable, Sendable {
  enum Side: Sendable { case left, middle }

  var paragraph: Paragraph
  /// The left end, or the middle, of the upper edge.
  var place: Point
  var side = Side.left

  var bounds: Box {
    let left = side == .left ? place.x : place.x - paragraph.width / 2
    return Box(left, place.y, left + paragraph.width, place.y + paragraph.height)
  }
}

/// Words that have been put into lines.
struct Paragraph: Equatable, Sendable {
  /// Neighbours that look alike.
  struct Run: Equatable, Sendable {
    var text: String
    var paint: Paint = .ink
    var isBold = false
    /// Whether no line should end behind it.
    var staysWithNext = false
  }

  let face: Face
  /// A line that ends at a space keeps it, so that the words stay what they are.
  let lines: [[Run]]
  let width: Double

  var height: Double { Double(lines.count) * face.lineHeight }

  var isEmpty: Bool { lines.allSatisfy(\.isEmpty) }

  init(_ runs: [Run], _ face: Face, within most: Double) {
    self.face = face
    let filling = LineFilling(runs.filter { !$0.text.isEmpty }, face)
    (lines, width) = filling.lines(within: max(most, 2 * face.size))
  }

  init(_ text: String, _ face: Face, _ paint: Paint = .ink, within most: Double) {
    self.init([Run(text: text, paint: paint)], face, within: most)
  }

  /// The room that it takes on one line.
  static func width(of runs: [Run], _ face: Face) -> Double {
    Paragraph(runs, face, within: .greatestFiniteMagnitude).width
  }
}
