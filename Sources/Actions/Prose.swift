/// "Did you mean …?", if something is near.
public func hint(_ word: String, _ known: [String]) -> String? {
  Spelling.nearest(to: word, among: known).map { " Did you mean \($0.quoted)?" }
}

/// What is near, else all there is.
public func guess(_ word: String, _ known: [String]) -> String {
  hint(word, known) ?? listing(known)
}

/// All there is, or the first of many.
public func listing(_ known: [String]) -> String {
  guard known.count > 20 else {
    return known.isEmpty ? " There are none." : " There is \(known.listed("and"))."
  }
  return " There is " + (known.prefix(12) + ["\(known.count - 12) more"]).listed("and") + "."
}

extension String {
  public var quoted: String { Words.quoted(self) }
}

extension [String] {
  /// `a, b and c`
  public func listed(_ word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
