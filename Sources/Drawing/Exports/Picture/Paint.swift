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
