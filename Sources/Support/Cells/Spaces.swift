/// Where text stands in a wider column.
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

extension String {
  /// The text without white space at both ends.
  public var trimmed: String { String(self[...].trimmed) }

  /// The text without white space at its end.
  public var trimmedAtEnd: String { String(self[...].trimmedAtEnd) }
}

extension Substring {
  /// The text without white space at both ends. Its indices stay those of the whole text.
  ///
  /// A mark that stands on a space is text: to Swift, both are one character, and white space.
  public var trimmed: Substring {
    var text = trimmedAtEnd
    while text.utf8.first?.mayBeSpace == true, let first = text.unicodeScalars.first,
      first.properties.isWhitespace
    {
      text = text[text.unicodeScalars.index(after: text.startIndex)...]
    }
    return text
  }

  /// The text without white space at its end. Its indices stay those of the whole text.
  public var trimmedAtEnd: Substring {
    var text = self
    while text.utf8.last?.mayBeSpace == true, let last = text.unicodeScalars.last,
      last.properties.isWhitespace
    {
      text = text[..<text.unicodeScalars.index(before: text.endIndex)]
    }
    return text
  }
}

extension UInt8 {
  /// A quick test first: most bytes cannot be white space, and to test a code point takes longer.
  fileprivate var mayBeSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) || self > 0x7E }
}
