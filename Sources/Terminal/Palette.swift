import Cells

/// Which colour a meaning gets. Only the sixteen colours that every theme sets itself are used, so
/// light and dark screens both stay readable.
public struct Palette: Equatable, Sendable {
  /// The parameters of an SGR sequence for each meaning; what is missing stays plain.
  var codes: [Styled.Style: String]
  var accents: [String]

  public static let standard = Palette(
    codes: [
      .faint: "2", .strong: "1", .heading: "1;4", .code: "36",
      .success: "32", .failure: "31", .change: "1;33",
    ],
    accents: ["36", "35", "33", "94", "32", "91", "96", "95"])

  func code(for style: Styled.Style) -> String? {
    guard case .accent(let number) = style else { return codes[style] }
    guard !accents.isEmpty else { return nil }
    let index = number % accents.count
    return accents[index < 0 ? index + accents.count : index]
  }
}
