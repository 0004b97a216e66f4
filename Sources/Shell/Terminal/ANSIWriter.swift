import Cells

/// Turns meaning into text for a terminal: with colours, or without a single escape sequence.
public struct ANSIWriter: Equatable, Sendable {
  public var palette: Palette?

  public static let plain = ANSIWriter(palette: nil)

  public static func colored(_ depth: ColorDepth) -> ANSIWriter {
    ANSIWriter(palette: Palette(depth))
  }

  public init(palette: Palette?) {
    self.palette = palette
  }

  /// All lines, the last one ended too. Nothing at all stays nothing.
  public func text(of styled: Styled) -> String {
    guard !styled.lines.isEmpty else { return "" }
    let text = styled.lines.map(text(of:)).joined(separator: "\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Without a line end.
  public func text(of line: Styled.Line) -> String {
    line.spans.map(text(of:)).joined()
  }

  func text(of span: Styled.Span) -> String {
    let content = span.text.printable
    guard !content.isEmpty, let code = palette?.code(for: span.style) else { return content }
    return "\u{1B}[\(code)m\(content)\u{1B}[0m"
  }
}
