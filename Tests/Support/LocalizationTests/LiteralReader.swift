import SourceCode

/// The string literals of a source, and those among them that are phrases.
struct LiteralReader {
  /// The literals in calls of `localized(…)`.
  private(set) var calls: [StringLiteral] = []
  /// The keys of all literals, of sums of literals, and the names of cases, which are texts where a case has a
  /// raw value.
  private(set) var literals: Set<String> = []

  init(_ text: String) { read(text) }

  private mutating func read(_ text: String) {
    let tokens = SwiftLexer.tokens(of: text).filter { $0.kind != .comment }
    var sum = ""
    for (index, token) in tokens.enumerated() {
      if token.text == "case" { literals.formUnion(tokens.cases(after: index)) }
      guard let literal = StringLiteral(token), token.kind == .string else { continue }
      literals.insert(literal.key)
      sum = (tokens.isAdded(at: index) ? sum : "") + literal.key
      if !tokens.isAdded(at: index + 2) { literals.insert(sum) }
      if tokens.isPhrase(at: index) { calls.append(literal) }
      for value in literal.values { read(value) }
    }
  }
}

extension [SwiftToken] {
  private func text(_ index: Int) -> String { indices.contains(index) ? self[index].text : "" }

  private func isLiteral(_ index: Int) -> Bool {
    indices.contains(index) && self[index].kind == .string
  }

  /// Whether a literal, and not what is made of it by a call, is added to a literal before it.
  fileprivate func isAdded(at index: Int) -> Bool {
    isLiteral(index) && text(index - 1) == "+" && isLiteral(index - 2) && text(index + 1) != "."
  }

  /// Whether a literal is an argument of `localized`. A phrase has no label; the two phrases of a count have the
  /// labels `one` and `other`.
  fileprivate func isPhrase(at index: Int) -> Bool {
    let hasLabel = text(index - 1) == ":" && ["one", "other"].contains(text(index - 2))
    let start = hasLabel ? index - 3 : index - 1
    guard ["(", ","].contains(text(start)), [")", ","].contains(text(index + 1)) else {
      return false
    }
    let bracket = openBracket(before: start)
    return text(bracket) == "(" && text(bracket - 1) == "localized" && text(bracket - 2) != "."
  }

  /// The bracket around a place: a bracket itself, or a comma after it.
  private func openBracket(before index: Int) -> Int {
    var (index, depth) = (index, 0)
    while index > 0 {
      if self[index].kind == .sign, "([{".contains(text(index)) {
        guard depth > 0 else { break }
        depth -= 1
      } else if self[index].kind == .sign, ")]}".contains(text(index)) {
        depth += 1
      }
      index -= 1
    }
    return index
  }

  /// The names in `case one, two(Int), three = "3"`. There are none when it is a case of a `switch`.
  fileprivate func cases(after index: Int) -> [String] {
    var (names, place): ([String], Int) = ([], index)
    repeat {
      place += 1
      guard indices.contains(place), self[place].kind == .word,
        !["let", "var", "is"].contains(text(place))
      else { return [] }
      names.append(text(place))
      place += 1
      if text(place) == "(" { place = closeBracket(after: place) + 1 }
      if text(place) == "=" { place += 2 }
    } while text(place) == ","
    guard indices.contains(place) else { return [] }
    let isFollowedByDeclaration = self[place].kind == .word && text(place) != "where"
    return isFollowedByDeclaration || "@}".contains(text(place)) ? names : []
  }

  private func closeBracket(after index: Int) -> Int {
    var (index, depth) = (index, 0)
    repeat {
      if text(index) == "(" { depth += 1 }
      if text(index) == ")" { depth -= 1 }
      index += 1
    } while depth > 0 && index < endIndex
    return index - 1
  }
}
