/// A line of the prompt that was begun while a text was read.
public struct BegunLine: Equatable, Sendable {
  /// The letters that are at the prompt already.
  public var typed = ""
  /// The key that left the text. It may be the first letter of a word, as in `quit`.
  var key = ""
  /// Whether Return was pressed, too.
  var isEntered = false

  /// Whether the reader only wanted to leave the text, by a word whose first letter has done it.
  func leavesText(as line: String) -> Bool {
    guard !typed.isEmpty || !key.isEmpty else { return false }
    return ["quit", "exit", ":q", ":quit", ":exit"].contains((key + line).lowercased())
  }
}
