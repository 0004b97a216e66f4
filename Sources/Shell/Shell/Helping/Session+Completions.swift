import Grammar
import Localization

extension Session {
  /// What the last word of a line could become. A line that ends with a space begins a new word.
  public func completions(of line: String) -> [String] {
    let words = Words(aliases.expanded(line))
    let isUnfinished = words.isOpen || line.last.map { !$0.isWhitespace } ?? false
    let head = isUnfinished ? Array(words.words.dropLast()) : words.words
    let last = isUnfinished ? words.words.last ?? "" : ""
    let found = Completer(self).candidates(for: last, after: head)
    return found.all.map(\.text) + names(of: found.files, for: last)
  }

  /// Names of files for a word, or for the value of an option: `--output=pic`.
  private func names(of files: Candidates.Files, for word: String) -> [String] {
    guard files != .none else { return [] }
    let option = word.hasPrefix("--") ? word.prefix { $0 != "=" } : ""
    let start = option.isEmpty ? 0 : option.count + 1
    return FileNames(here: environment.here).completing(String(word.dropFirst(start)))
      .filter { files == .all || $0.hasSuffix("/") }
      .map { word.prefix(start) + $0 }
  }
}
