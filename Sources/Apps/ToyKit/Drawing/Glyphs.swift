/// The characters that a screen is drawn with.
public struct Glyphs: Sendable {
  public let horizontal: String
  public let vertical: String
  public let topLeft: String
  public let topRight: String
  public let bottomLeft: String
  public let bottomRight: String
  public let buttonLeft: String
  public let buttonRight: String
  public let barDone: String
  public let barLeft: String
  public let deleteMark: String
  /// Replacements for characters that ASCII does not have.
  public let replacements: [(String, String)]

  public nonisolated static let unicode = Glyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└",
    bottomRight: "┘", buttonLeft: "(", buttonRight: ")", barDone: "█", barLeft: "░",
    deleteMark: "⊖", replacements: [])

  public nonisolated static let ascii = Glyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
    bottomRight: "+", buttonLeft: "(", buttonRight: ")", barDone: "#", barLeft: ".",
    deleteMark: "(-)", replacements: [("♪", "*"), ("▸", ">"), ("‹", "<"), ("…", "...")])
}
