import Cells

/// A colour by its purpose. Light and dark pictures have different colours.
enum Paint: Hashable, Sendable {
  case paper
  case ink
  /// For details of little importance.
  case faint
  case lifeline
  /// The colour of the paper, but lines show through it.
  case veil
  case note, noteEdge
  /// Behind a highlighted message.
  case mark
  case breach
  /// Of participants with this part; `nil` for those outside the patterns.
  case edge(Styled.Part?)
  case inside(Styled.Part?)
  /// A colour from the diagram, drawn half transparent.
  case tint(Color)
}

extension Paint {
  /// The paints of all pictures.
  static let all: [Paint] = {
    let parts = [nil] + Styled.Part.allCases.map(Optional.some)
    return [.paper, .ink, .faint, .lifeline, .note, .noteEdge, .mark, .breach]
      + parts.flatMap { [.edge($0), .inside($0)] }
  }()

  var light: Color {
    switch self {
    case .paper, .veil: Color(0xFFFFFF)
    case .ink: Color(0x1F2328)
    case .faint: Color(0x59636E)
    case .lifeline: Color(0xAFB8C1)
    case .note: Color(0xFFF8D6)
    case .noteEdge: Color(0xD9C56C)
    case .mark: Color(0xFFE9A8)
    case .breach: Color(0xC1121F)
    case .edge(let part): part.hues.light.edge
    case .inside(let part): part.hues.light.inside
    case .tint(let color): color
    }
  }

  var dark: Color {
    switch self {
    case .paper, .veil: Color(0x0D1117)
    case .ink: Color(0xE6EDF3)
    case .faint: Color(0x9DA7B3)
    case .lifeline: Color(0x4A535E)
    case .note: Color(0x332D12)
    case .noteEdge: Color(0x8A7630)
    case .mark: Color(0x5A4708)
    case .breach: Color(0xFF6B6B)
    case .edge(let part): part.hues.dark.edge
    case .inside(let part): part.hues.dark.inside
    case .tint(let color): color
    }
  }

  /// Its name in style sheets; `nil` for a colour that is the same on any paper.
  var name: String? {
    switch self {
    case .paper, .veil: "paper"
    case .ink: "ink"
    case .faint: "faint"
    case .lifeline: "lifeline"
    case .note: "note"
    case .noteEdge: "note-edge"
    case .mark: "mark"
    case .breach: "breach"
    case .edge(let part): part.name + "-edge"
    case .inside(let part): part.name + "-inside"
    case .tint: nil
    }
  }
}

extension Paint {
  /// 1 hides everything under it; 0 would be invisible.
  var opacity: Double {
    switch self {
    case .veil: 0.85
    case .tint: 0.25
    default: 1
    }
  }
}

extension Color {
  var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

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
