import SourceCode

/// What can be compared of an argument: as it is written in code, and as a message had it.
indirect enum SentValue: Hashable {
  /// A text, a truth value or `nil`, which look the same in code.
  case literal(String)
  /// A case of an enumeration, with its values: `.rename("Hi")`. A value without a label has `_`.
  case member(String, labels: [String], [SentValue])
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
      let arguments = code.arguments(after: first + 1)
      self = .member(
        code.text(first + 1), labels: arguments.map(\.label),
        arguments.map { SentValue($0.value) })
    } else {
      self = .other
    }
  }

  /// Whether code that is written so can have had this value. An action may be put into another one on its way:
  /// `.loaded` is sent as `.player(.loaded)`.
  func mayBe(_ value: SentValue) -> Bool {
    switch (self, value) {
    case (.literal(let written), .literal(let sent)): written == sent
    case (.literal("nil"), _): false
    case (.member(let written, let labels, let own), .member(let sent, let others, let values))
    where written == sent:
      own.count != values.count
        || labels == others && zip(own, values).allSatisfy { $0.mayBe($1) }
    case (.member, .member(_, _, let inner)): inner.contains { $0.isMember && mayBe($0) }
    default: true
    }
  }

  private var isMember: Bool {
    if case .member = self { true } else { false }
  }
}

extension String {
  /// Whether it is a text, a truth value or `nil`, and looks the same in code.
  fileprivate var isLiteral: Bool {
    let isText = hasPrefix("\"") && !hasPrefix("\"\"\"") && !contains("\\")
    return isText || ["true", "false", "nil"].contains(self)
  }
}
