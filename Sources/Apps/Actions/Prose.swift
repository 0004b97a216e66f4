import Localization

/// "Did you mean …?", if something is near.
public func hint(_ word: String, _ known: [String]) -> String? {
  Spelling.nearest(to: word, among: known).map {
    localized(" Did you mean \($0.quoted)?")
  }
}

/// What is near, else all there is.
public func guess(_ word: String, _ known: [String]) -> String {
  hint(word, known) ?? listing(known)
}

/// All there is, or the first of many.
public func listing(_ known: [String]) -> String {
  guard known.count > 20 else {
    return known.isEmpty
      ? localized(" There are none.") : localized(" There is \(known.listed("and")).")
  }
  let first = Array(known.prefix(12)) + [localized("\(known.count - 12) more")]
  return localized(" There is \(first.listed("and")).")
}

extension String {
  public var quoted: String { Words.quoted(self) }
}
