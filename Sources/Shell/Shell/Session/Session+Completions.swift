import Actions

extension Session {
  /// What the last word of a line could become. A line that ends with a space begins a new word.
  public func completions(of line: String) -> [String] {
    let words = Words(line)
    let isUnfinished = words.isOpen || line.last.map { !$0.isWhitespace } ?? false
    let head = isUnfinished ? Array(words.words.dropLast()) : words.words
    let last = isUnfinished ? words.words.last ?? "" : ""
    return Completer(session: self).candidates(for: last, behind: head).all.map(\.text)
  }
}
