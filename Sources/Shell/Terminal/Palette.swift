import Cells

/// Which colour a meaning gets. Words and signs say it too, so each of them may look alike.
public struct Palette: Equatable, Sendable {
  public var depth: ColorDepth

  public init(_ depth: ColorDepth) {
    self.depth = depth
  }

  /// The parameters of an SGR sequence; `nil` for what stays plain.
  ///
  /// What is not a part or a tint uses the sixteen colours that every theme sets itself.
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
    case .part(let part): code(for: Hue(of: part))
    case .tint(let color): code(for: color)
    }
  }

  private func code(for hue: Hue) -> String {
    switch depth {
    case .sixteen: hue.basic
    case .indexed: "38;5;\(hue.index)"
    case .direct: hue.direct.code
    }
  }

  /// Sixteen colours cannot come near; a faint border is then what a frame without a colour has.
  private func code(for tint: Color) -> String? {
    switch depth {
    case .sixteen: code(for: .faint)
    case .indexed: "38;5;\(tint.legible.nearestIndex)"
    case .direct: tint.legible.code
    }
  }
}

extension Color {
  fileprivate var code: String { "38;2;\(red);\(green);\(blue)" }
}
