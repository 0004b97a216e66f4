import Actions

extension Session {
  /// What the last word of a line could become. A line that ends with a space begins a new word.
  public func completions(of line: String) -> [String] {
    let words = Words(settings.aliases.expanded(line))
    let isUnfinished = words.isOpen || line.last.map { !$0.isWhitespace } ?? false
    let head = isUnfinished ? Array(words.words.dropLast()) : words.words
    let last = isUnfinished ? words.words.last ?? "" : ""
    let found = Completer(session: self).candidates(for: last, behind: head)
    return found.all.map(\.text) + (found.takesFiles ? files(for: last) : [])
  }

  /// Names of files for a word, or for the value of an option: `--output=pic`.
  private func files(for word: String) -> [String] {
    let option = word.hasPrefix("--") ? word.prefix { $0 != "=" } : ""
    let start = option.isEmpty ? 0 : option.count + 1
    return FileNames(here: environment.here).completing(String(word.dropFirst(start)))
      .map { word.prefix(start) + $0 }
  }
}
