import Cells

/// The colours of a part: the colour of its heads, bars and arrows, and a lighter colour inside.
///
/// The hues are those of the terminal. People who do not see red or green can tell them apart. They are so
/// dark on light paper, and so light on dark paper, that words in them can be read.
struct PartHues {
  typealias Pair = (edge: Color, inside: Color)

  let light: Pair
  let dark: Pair

  fileprivate init(_ edge: UInt32, _ inside: UInt32, dark darkEdge: UInt32, _ darkInside: UInt32) {
    light = (Color(edge), Color(inside))
    dark = (Color(darkEdge), Color(darkInside))
  }
}

extension Styled.Part? {
  var hues: PartHues {
    switch self {
    case .view: PartHues(0x2A7BAA, 0xE4F2FA, dark: 0x6DB9E8, 0x12303F)
    case .controller: PartHues(0x946400, 0xFCF0D4, dark: 0xE3B04B, 0x3A2C0A)
    case .model: PartHues(0x00785A, 0xDDF3EA, dark: 0x3FC79A, 0x0D3328)
    case .presenter: PartHues(0xA03F7A, 0xF9E6F1, dark: 0xE39AC6, 0x3D1F31)
    case .interactor: PartHues(0xA54700, 0xFBE7DB, dark: 0xF0904F, 0x40210D)
    case .coordinator: PartHues(0x0B5394, 0xDCE8F7, dark: 0x7FB0FF, 0x14284A)
    case nil: PartHues(0x59636E, 0xF3F4F6, dark: 0x9DA7B3, 0x21262D)
    }
  }

  var name: String {
    switch self {
    case .view: "view"
    case .controller: "controller"
    case .model: "model"
    case .presenter: "presenter"
    case .interactor: "interactor"
    case .coordinator: "coordinator"
    case nil: "other"
    }
  }
}
