import Cells

/// The colour of a part of the app, such as view or model, for each kind of terminal.
///
/// These are colours of Masataka Okabe and Kei Ito, which colour-blind people can tell apart. Three of them
/// are darker here, and the table of 256 has only similar ones, so that each is legible on white and on black,
/// and different from the five others.
struct PartColor: Equatable {
  /// The SGR code of one of the sixteen colours of the theme.
  let basic: String
  /// In the table of 256.
  let index: UInt8
  let direct: Color

  init(of part: Styled.Part) {
    switch part {
    case .view: self.init("36", 68, 0x4A9DCB)  // sky blue
    case .controller: self.init("33", 136, 0xC68900)  // orange
    case .model: self.init("32", 29, 0x009E73)  // bluish green
    case .presenter: self.init("35", 132, 0xCC79A7)  // reddish purple
    case .interactor: self.init("91", 130, 0xA54700)  // vermillion
    case .coordinator: self.init("94", 25, 0x0072B2)  // blue
    }
  }

  private init(_ basic: String, _ index: UInt8, _ direct: UInt32) {
    (self.basic, self.index, self.direct) = (basic, index, Color(direct))
  }
}
