import Cells

/// The colour of a part, the same in all patterns, for each kind of terminal.
///
/// The hues are those that Masataka Okabe and Kei Ito chose so that people who do not see red or
/// green can tell them apart. Three of them are darker here, and the table of 256 has only their
/// neighbours: each stands out from white and from black, and from the five others.
struct Hue: Equatable {
  /// Of the sixteen of the theme.
  let basic: String
  /// In the table of 256.
  let index: UInt8
  let direct: Color

  init(of part: Styled.Part) {
    switch part {
    case .view: self = .skyBlue
    case .controller: self = .orange
    case .model: self = .bluishGreen
    case .presenter: self = .reddishPurple
    case .interactor: self = .vermillion
    case .coordinator: self = .blue
    }
  }

  private init(_ basic: String, _ index: UInt8, _ direct: UInt32) {
    (self.basic, self.index, self.direct) = (basic, index, Color(direct))
  }

  private static let skyBlue = Hue("36", 68, 0x4A9DCB)
  private static let orange = Hue("33", 136, 0xC68900)
  private static let bluishGreen = Hue("32", 29, 0x009E73)
  private static let reddishPurple = Hue("35", 132, 0xCC79A7)
  private static let vermillion = Hue("91", 130, 0xA54700)
  private static let blue = Hue("94", 25, 0x0072B2)
}
