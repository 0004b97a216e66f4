import Cells

// The colour of each style. Words and signs say the same, so colours may be missing.

extension ColorDepth {
  /// The parameters of an SGR sequence, such as `1;33`; `nil` for plain text.
  ///
  /// Except for parts and tints, these are of the sixteen colours, which every theme chooses itself.
  func code(for style: Styled.Style) -> String? {
    switch style {
    case .plain: nil
    case .faint: "2"
    case .strong: "1"
    case .heading: "1;4"
    case .code: "36"
    case .success: "32"
    case .failure: "31"
    case .change: "1;33"
    case .part(let part): code(for: PartColor(of: part))
    case .tint(let color): code(for: color)
    case .syntax(.keyword): "35"
    case .syntax(.string): "31"
    case .syntax(.comment): "2"
    }
  }

  private func code(for color: PartColor) -> String {
    switch self {
    case .sixteen: color.basic
    case .indexed: "38;5;\(color.index)"
    case .direct: color.direct.code
    }
  }

  /// With sixteen colours none is similar enough. The frame is then faint, like a frame without a tint.
  private func code(for tint: Color) -> String? {
    switch self {
    case .sixteen: code(for: .faint)
    case .indexed: "38;5;\(tint.legible.nearestIndex)"
    case .direct: tint.legible.code
    }
  }
}

extension Color {
  fileprivate var code: String { "38;2;\(red);\(green);\(blue)" }
}
