/// The characters of a wide drawing that the ladder does not have.
struct WideGlyphs: Sendable {
  /// A lifeline and what meets it, for each level of activation: none, one, more.
  struct Lifeline: Sendable {
    var line, startRight, startLeft, crossing: Unicode.Scalar
  }

  struct Box: Sendable {
    var topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Unicode.Scalar
    /// Where a lifeline goes under it and comes out again.
    var enters, leaves: Unicode.Scalar
  }

  var lifelines: [Lifeline]
  var head: Box
  var note: Box
  /// Around the heads that belong together; only its upper half is drawn.
  var group: Box
  var frame: Box
  /// Where a frame's top or bottom passes a lifeline, and where a divider does.
  var frameCrossing: Unicode.Scalar
  var section:
    (
      left: Unicode.Scalar, line: Unicode.Scalar, crossing: Unicode.Scalar, right: Unicode.Scalar
    )
  var frameRight: Unicode.Scalar
  var loopTop, loopBottom, loopSide, loopSideBroken: Unicode.Scalar

  static let unicode = WideGlyphs(
    lifelines: [
      Lifeline(line: "│", startRight: "├", startLeft: "┤", crossing: "┼"),
      Lifeline(line: "┃", startRight: "┠", startLeft: "┨", crossing: "╂"),
      Lifeline(line: "█", startRight: "█", startLeft: "█", crossing: "█"),
    ],
    head: Box(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─",
      vertical: "│", enters: "┴", leaves: "┬"),
    note: Box(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─",
      vertical: "│", enters: "┴", leaves: "┬"),
    group: Box(
      topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━",
      vertical: "┃", enters: "┿", leaves: "┿"),
    frame: Box(
      topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═",
      vertical: "║", enters: "╪", leaves: "╪"),
    frameCrossing: "╪", section: ("╟", "╌", "┼", "╢"), frameRight: "║",
    loopTop: "┐", loopBottom: "┘", loopSide: "│", loopSideBroken: "╎")

  static let ascii = WideGlyphs(
    lifelines: [
      Lifeline(line: "|", startRight: "+", startLeft: "+", crossing: "+"),
      Lifeline(line: "H", startRight: "H", startLeft: "H", crossing: "H"),
      Lifeline(line: "#", startRight: "#", startLeft: "#", crossing: "#"),
    ],
    head: Box(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-",
      vertical: "|", enters: "+", leaves: "+"),
    note: Box(
      topLeft: ".", topRight: ".", bottomLeft: "'", bottomRight: "'", horizontal: "-",
      vertical: "|", enters: "+", leaves: "+"),
    group: Box(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "=",
      vertical: "|", enters: "|", leaves: "|"),
    frame: Box(
      topLeft: "[", topRight: "]", bottomLeft: "[", bottomRight: "]", horizontal: "=",
      vertical: "[", enters: "|", leaves: "|"),
    frameCrossing: "|", section: ("[", "-", "|", "]"), frameRight: "]",
    loopTop: "+", loopBottom: "+", loopSide: "|", loopSideBroken: ":")
}
