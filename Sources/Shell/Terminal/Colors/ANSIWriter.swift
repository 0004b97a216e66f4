import Cells

/// Writes styled text for a terminal, with colours or without any escape sequence.
public struct ANSIWriter: Equatable, Sendable {
  /// `nil` for no colours.
  public var depth: ColorDepth?

  /// Without colours.
  public static let plain = ANSIWriter(depth: nil)

  public static func colored(_ depth: ColorDepth) -> ANSIWriter {
    ANSIWriter(depth: depth)
  }

  /// All lines, each with its line end. Empty text stays empty.
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
    guard !content.isEmpty, let code = depth?.code(for: span.style) else { return content }
    return "\u{1B}[\(code)m\(content)\u{1B}[0m"
  }
}
