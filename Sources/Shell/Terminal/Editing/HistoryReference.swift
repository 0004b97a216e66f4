/// A word at the beginning of a line that stands for an earlier line, as in the shells of terminals: `!!`, `!12`,
/// `!-2`, `!run`.
enum HistoryReference {
  /// The whole line that is meant; `nil` where there is none, and for a line that begins with no reference.
  ///
  /// - Parameter lines: the earlier lines, the oldest first.
  static func line(
    meantBy typed: String, in lines: @autoclosure () -> [String]
  ) -> String? {
    let word = typed.prefix { !$0.isWhitespace }
    guard word.count > 1, word.first == "!" else { return nil }
    return line(named: String(word.dropFirst()), in: lines()).map {
      $0 + typed.dropFirst(word.count)
    }
  }

  private static func line(named name: String, in lines: [String]) -> String? {
    if name == "!" { return lines.last }
    guard let number = Int(name) else { return lines.last { $0.hasPrefix(name) } }
    let index = number < 0 ? lines.count + number : number - 1
    return lines.indices.contains(index) ? lines[index] : nil
  }
}
