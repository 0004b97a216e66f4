extension [String] {
  /// `a, b, c` or `a、b、c`
  public var commaSeparated: String { joined(separator: localized(", ")) }

  /// The same of clauses: `a, b` or `a，b`
  public var joinedClauses: String {
    dropFirst().reduce(first ?? "") { localized("\($0), \($1)") }
  }

  /// `a, b and c` or `a、b 和 c`
  ///
  /// - Parameter word: `and` or `or`.
  public func listed(_ word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    let others = Array(dropLast()).commaSeparated
    return word == "or" ? localized("\(others) or \(last)") : localized("\(others) and \(last)")
  }
}
