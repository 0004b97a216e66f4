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

  var light: Color { look.light }
  var dark: Color { look.dark }

  /// Its name in style sheets; `nil` for a colour that is the same on any paper.
  var name: String? { look.name }

  private var look: (name: String?, light: Color, dark: Color) {
    switch self {
    case .paper, .veil: ("paper", Color(0xFFFFFF), Color(0x0D1117))
    case .ink: ("ink", Color(0x1F2328), Color(0xE6EDF3))
    case .faint: ("faint", Color(0x59636E), Color(0x9DA7B3))
    case .lifeline: ("lifeline", Color(0x8C959F), Color(0x5B6571))
    case .note: ("note", Color(0xFFF8D6), Color(0x332D12))
    case .noteEdge: ("note-edge", Color(0xD9C56C), Color(0x8A7630))
    case .mark: ("mark", Color(0xFFE9A8), Color(0x5A4708))
    case .breach: ("breach", Color(0xC1121F), Color(0xFF6B6B))
    case .edge(let part):
      (part.hues.name + "-edge", Color(part.hues.light.edge), Color(part.hues.dark.edge))
    case .inside(let part):
      (part.hues.name + "-inside", Color(part.hues.light.inside), Color(part.hues.dark.inside))
    case .tint(let color): (nil, color, color)
    }
  }

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

extension Styled.Part? {
  fileprivate typealias Hues = (edge: UInt32, inside: UInt32)

  /// The colours of a part: the colour of its heads, bars and arrows, and a lighter colour inside.
  ///
  /// The hues are those of the terminal. People who do not see red or green can tell them apart. They are so
  /// dark on light paper, and so light on dark paper, that words in them can be read.
  fileprivate var hues: (name: String, light: Hues, dark: Hues) {
    switch self {
    case .view: ("view", (0x2A7BAA, 0xE4F2FA), (0x6DB9E8, 0x12303F))
    case .controller: ("controller", (0x946400, 0xFCF0D4), (0xE3B04B, 0x3A2C0A))
    case .model: ("model", (0x00785A, 0xDDF3EA), (0x3FC79A, 0x0D3328))
    case .presenter: ("presenter", (0xA03F7A, 0xF9E6F1), (0xE39AC6, 0x3D1F31))
    case .interactor: ("interactor", (0xA54700, 0xFBE7DB), (0xF0904F, 0x40210D))
    case .coordinator: ("coordinator", (0x0B5394, 0xDCE8F7), (0x7FB0FF, 0x14284A))
    case nil: ("other", (0x59636E, 0xF3F4F6), (0x9DA7B3, 0x21262D))
    }
  }
}
