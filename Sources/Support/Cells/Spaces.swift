/// Where text is in a wider column.
public enum Side: Sendable {
  case leading, trailing
}

extension String {
  /// The text filled up with spaces; longer text stays as it is.
  public func padded(to width: Int, at side: Side = .leading) -> String {
    let space = String(repeating: " ", count: Swift.max(0, width - cells))
    return side == .leading ? self + space : space + self
  }
}

extension Styled.Line {
  /// The width of the line in cells.
  public var cells: Int { spans.reduce(0) { $0 + $1.text.cells } }
}

extension Styled {
  /// The width of the longest line in cells.
  public var cells: Int { lines.map(\.cells).max() ?? 0 }
}
