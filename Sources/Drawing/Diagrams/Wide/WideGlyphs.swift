/// The characters of a wide drawing that the ladder does not have.
struct WideGlyphs: Sendable {
  /// A lifeline and what meets it, for each level of activation: none, one, more.
  struct Lifeline: Sendable {
    var line, startRight, startLeft, crossing: Unicode.Scalar
  }

  /// A line with its ends, and where it passes a lifeline.
  struct Rail: Sendable {
    var left, line, crossing, right: Unicode.Scalar

    init(
      _ left: Unicode.Scalar, _ line: Unicode.Scalar, _ crossing: Unicode.Scalar,
      _ right: Unicode.Scalar
    ) {
      (self.left, self.line, self.crossing, self.right) = (left, line, crossing, right)
    }
  }

  /// Lifelines go under its top and come out of its bottom.
  struct Box: Sendable {
    var top, bottom: Rail
    var left, right: Unicode.Scalar
  }

  var lifelines: [Lifeline]
  var head: Box
  var note: Box
  /// Over the heads that belong together.
  var group: Rail
  var frame: Box
  var section: Rail
  var loopTop, loopBottom, loopSide, loopSideBroken: Unicode.Scalar

  static let unicode = WideGlyphs(
    lifelines: [
      Lifeline(line: "│", startRight: "├", startLeft: "┤", crossing: "┼"),
      Lifeline(line: "┃", startRight: "┠", startLeft: "┨", crossing: "╂"),
      Lifeline(line: "█", startRight: "█", startLeft: "█", crossing: "█"),
    ],
    head: Box(
      top: Rail("┌", "─", "┴", "┐"), bottom: Rail("└", "─", "┬", "┘"), left: "│", right: "│"),
    note: Box(
      top: Rail("╭", "─", "┴", "╮"), bottom: Rail("╰", "─", "┬", "╯"), left: "│", right: "│"),
    group: Rail("┏", "━", "┿", "┓"),
    frame: Box(
      top: Rail("╔", "═", "╪", "╗"), bottom: Rail("╚", "═", "╪", "╝"), left: "║", right: "║"),
    section: Rail("╟", "╌", "┼", "╢"),
    loopTop: "┐", loopBottom: "┘", loopSide: "│", loopSideBroken: "╎")

  static let ascii = WideGlyphs(
    lifelines: [
      Lifeline(line: "|", startRight: "+", startLeft: "+", crossing: "+"),
      Lifeline(line: "H", startRight: "H", startLeft: "H", crossing: "H"),
      Lifeline(line: "#", startRight: "#", startLeft: "#", crossing: "#"),
    ],
    head: Box(
      top: Rail("+", "-", "+", "+"), bottom: Rail("+", "-", "+", "+"), left: "|", right: "|"),
    note: Box(
      top: Rail(".", "-", "+", "."), bottom: Rail("'", "-", "+", "'"), left: "|", right: "|"),
    group: Rail("+", "=", "|", "+"),
    frame: Box(
      top: Rail("[", "=", "|", "]"), bottom: Rail("[", "=", "|", "]"), left: "[", right: "]"),
    section: Rail("[", "-", "|", "]"),
    loopTop: "+", loopBottom: "+", loopSide: "|", loopSideBroken: ":")
}
