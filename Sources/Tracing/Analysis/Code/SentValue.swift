import SourceCode

/// What can be compared of an argument: as it is written in code, and as a message had it.
indirect enum SentValue: Hashable {
  /// A text, a truth value or `nil`, which look the same in code.
  case literal(String)
  /// A case of an enumeration, with its values: `.rename("Hi")`.
  case member(String, [SentValue])
  /// All else. A variable may have any value.
  case other

  /// - Parameter text: as it is in a message.
  init(_ text: String) { self.init(SwiftLexer.tokens(of: text)[...]) }

  init(_ tokens: ArraySlice<SwiftToken>) {
    let code = CodeAround(tokens)
    let (first, last) = (tokens.startIndex, tokens.endIndex - 1)
    if tokens.count == 1, code.text(first).isLiteral {
      self = .literal(code.text(first))
    } else if code.text(first) == ".", tokens.count > 1, tokens[first + 1].kind == .word,
      tokens.count == 2 || code.text(first + 2) == "(" && code.end(of: first + 2) == last
    {
      let values = code.arguments(after: first + 1).map { SentValue($0.value) }
      self = .member(code.text(first + 1), values)
    } else {
      self = .other
    }
  }

  /// Whether code that is written so can have had this value.
  func mayBe(_ value: SentValue) -> Bool {
    switch (self, value) {
    case (.literal(let written), .literal(let sent)): written == sent
    case (.literal("nil"), _): false
    case (.member(let written, let own), .member(let sent, let others)):
      written == sent && (own.count != others.count || zip(own, others).allSatisfy { $0.mayBe($1) })
    default: true
    }
  }
}

extension String {
  /// Whether it is a text, a truth value or `nil`, and looks the same in code.
  fileprivate var isLiteral: Bool {
    let isText = hasPrefix("\"") && !hasPrefix("\"\"\"") && !contains("\\")
    return isText || ["true", "false", "nil"].contains(self)
  }
}
