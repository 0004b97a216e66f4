import Cells

/// A paragraph at its place in a picture.
struct TextBlock: Equatable, Sendable {
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

/// Text that has been broken into lines.
struct Paragraph: Equatable, Sendable {
  /// Neighbours that look alike.
  struct Run: Equatable, Sendable {
    var text: String
    var paint: Paint = .ink
    var isBold = false
    /// Whether no line should end after it.
    var staysWithNext = false
  }

  let font: Font
  /// A line that ends at a space keeps it, so that the words stay what they are.
  let lines: [[Run]]
  let width: Double

  var height: Double { Double(lines.count) * font.lineHeight }

  var isEmpty: Bool { lines.allSatisfy(\.isEmpty) }

  init(_ runs: [Run], _ font: Font, within most: Double) {
    self.font = font
    let filling = LineBreaker(runs.filter { !$0.text.isEmpty }, font)
    (lines, width) = filling.lines(within: max(most, 2 * font.size))
  }

  init(_ text: String, _ font: Font, _ paint: Paint = .ink, within most: Double) {
    self.init([Run(text: text, paint: paint)], font, within: most)
  }

  /// The room that it takes on one line.
  static func width(of runs: [Run], _ font: Font) -> Double {
    Paragraph(runs, font, within: .greatestFiniteMagnitude).width
  }
}
