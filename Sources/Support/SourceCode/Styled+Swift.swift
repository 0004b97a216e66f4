import Cells

extension Excerpt {
  /// The lines, coloured. Spaces that all lines begin with are left out.
  public var styled: Styled {
    let indent = indentation
    return Styled(
      file.styled.lines[lines.lowerBound - 1..<lines.upperBound].map { line in
        var line = line
        line.dropSpaces(indent)
        return line
      })
  }
}

extension Styled.Line {
  /// A line of code in lines of at most `width` cells. Its other lines are indented deeper than its first.
  public func wrappedAsCode(to width: Int) -> [Styled.Line] {
    guard cells > width else { return [self] }
    let indent = min(plain.prefix { $0 == " " }.count, width / 2)
    var rest = self
    rest.dropSpaces(indent)
    return rest.wrapped(to: max(width - indent, 8), hanging: 4).map { line in
      Styled.Line([.init(String(repeating: " ", count: indent))] + line.spans)
    }
  }
}

extension SwiftFile {
  /// All lines, with the style of each token.
  public var styled: Styled {
    var (lines, end): ([Styled.Line], Int) = ([Styled.Line()], 0)
    let bytes = Array(text.utf8)
    func add(_ piece: Range<Int>, _ style: Styled.Style) {
      let parts = bytes[piece].split(separator: 10, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(Styled.Line()) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].spans.append(.init(String(decoding: part, as: UTF8.self), style))
      }
    }
    for (index, token) in tokens.enumerated() {
      add(end..<token.range.lowerBound, .plain)
      add(token.range, isName(at: index) ? .plain : token.style)
      end = token.range.upperBound
    }
    add(end..<bytes.count, .plain)
    return Styled(lines)
  }

  /// Whether a word that looks like a keyword is a name here: after a dot, or as the label of an argument.
  private func isName(at index: Int) -> Bool {
    let before = index > 0 ? tokens[index - 1].text : ""
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    return before == "." && !["self", "Self"].contains(tokens[index].text)
      || after == ":" && ["(", ","].contains(before)
  }
}

extension SwiftToken {
  fileprivate var style: Styled.Style {
    switch kind {
    case .word where SwiftToken.keywords.contains(text): .syntax(.keyword)
    case .string: .syntax(.string)
    case .comment: .syntax(.comment)
    case .word, .number, .sign: .plain
    }
  }
}

extension Styled.Line {
  /// Leaves spaces at the beginning out.
  fileprivate mutating func dropSpaces(_ count: Int) {
    guard let first = spans.first else { return }
    let spaces = min(count, first.text.prefix { $0 == " " }.count)
    spans[0].text = String(first.text.dropFirst(spaces))
    if spans[0].text.isEmpty { spans.removeFirst() }
  }
}
