/// The characters that a screen is drawn with.
public struct Glyphs: Sendable {
  public let horizontal: String
  public let vertical: String
  public let topLeft: String
  public let topRight: String
  public let bottomLeft: String
  public let bottomRight: String
  /// The track of a slider before and after its knob.
  public let trackBefore: String
  public let trackAfter: String
  public let knob: String
  public let deleteMark: String
  /// Replacements for characters that ASCII does not have.
  public let replacements: [(String, String)]

  public nonisolated static let unicode = Glyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└",
    bottomRight: "┘", trackBefore: "━", trackAfter: "─", knob: "●", deleteMark: "⊖",
    replacements: [])

  public nonisolated static let ascii = Glyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
    bottomRight: "+", trackBefore: "=", trackAfter: "-", knob: "o", deleteMark: "(-)",
    replacements: [("♪", "*"), ("▸", ">"), ("‹", "<"), ("…", "...")])
}
