/// Where things end.
extension DeclarationScanner {
  /// The index after a token, or after the bracket that closes the one that it opens.
  func after(_ index: Int) -> Int {
    guard tokens[index].kind == .sign, Self.opening.contains(tokens[index].text) else {
      return index + 1
    }
    var depth = 0
    for next in index..<tokens.count where tokens[next].kind == .sign {
      if Self.opening.contains(tokens[next].text) { depth += 1 }
      if Self.closing.contains(tokens[next].text) { depth -= 1 }
      if depth == 0 { return next + 1 }
    }
    return tokens.count
  }

  /// `@Name` with its arguments, which begin right after the name.
  func afterAttribute(_ index: Int) -> Int {
    guard index + 2 < tokens.count, tokens[index + 2].text == "(",
      tokens[index + 1].range.upperBound == tokens[index + 2].range.lowerBound
    else { return min(index + 2, tokens.count) }
    return after(index + 2)
  }

  func find(_ sign: String, from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      if tokens[index].text == sign, tokens[index].kind == .sign { return index }
      index = after(index)
    }
    return nil
  }

  /// A statement ends with its line, unless a bracket is open or an operator joins the next line.
  func endOfStatement(from start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound {
      if index > start, beginsStatement(index) { return index }
      if tokens[index].text == ";" { return index + 1 }
      index = min(after(index), range.upperBound)
    }
    return index
  }

  func beginsStatement(_ index: Int) -> Bool {
    let (token, before) = (tokens[index], tokens[index - 1])
    guard token.line > before.line + before.lineBreaks else { return false }
    let isJoined = token.kind == .sign && Self.joining.contains(token.text)
    let isOpen = before.kind == .sign && Self.continuing.contains(before.text)
    return !isJoined && !isOpen
  }

  private static let opening: Set = ["(", "{", "["]
  private static let closing: Set = [")", "}", "]"]
  /// What joins a line to the one above when it begins the line.
  private static let joining: Set = [
    ".", "?", ":", "=", "&", "|", "+", "-", "*", "/", "<", ">", ",",
  ]
  /// What joins a line to the next one when it ends the line.
  private static let continuing: Set = [".", ":", "=", "&", "|", "+", "-", "*", "/", "<", ","]
}

extension SwiftToken {
  /// How many lines it goes down.
  var lineBreaks: Int { kind == .string ? text.utf8.count { $0 == UInt8(ascii: "\n") } : 0 }
}
