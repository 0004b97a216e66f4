/// Where the lines are typed that messages show.
public enum LineToType {
  /// Whether the messages of this task show lines for the system's shell. Else they are for the prompt.
  @TaskLocal public static var isForSystemShell = false
}

extension String {
  /// The string as a single word of a line that a message shows.
  public var typedWord: String { LineToType.isForSystemShell ? shellWord : quotedIfNeeded }

  /// The string as a single word for the system's shell: in single quotes where necessary, as `$` is a sign in double ones.
  /// ``Words`` reads it in the same way, but for a single quote in it.
  public var shellWord: String {
    let isPlain =
      !isEmpty && unicodeScalars.first != "=" && unicodeScalars.allSatisfy(\.isPlainInShell)
    guard !isPlain else { return self }
    let escaped = unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined()
    return "'\(escaped)'"
  }
}

extension Unicode.Scalar {
  /// Whether it means nothing to the system's shell, wherever it is in a word. Only `=` does, at the beginning in zsh.
  fileprivate var isPlainInShell: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || "_-./,:@%+=".unicodeScalars.contains(self)
  }
}
