import Foundation

/// A line as it was typed or pasted at the prompt. What comes along from elsewhere is no part of the command: a prompt
/// that was copied with it, the name of the program, or the sign before the commands of other programs.
nonisolated struct TypedLine {
  let text: String

  /// - Parameter isCommand: whether a word is a command, or short for one.
  func command(_ isCommand: (String) -> Bool) -> String {
    var rest = text[...]
    for prompt in [Self.prompt, Self.promptOfSystem] {
      guard let sign = rest.prefixMatch(of: prompt) else { continue }
      let after = rest[sign.range.upperBound...]
      if let space = after.prefixMatch(of: Self.space) { rest = after[space.range.upperBound...] }
    }
    if let match = rest.prefixMatch(of: Self.program) {
      rest = rest[match.range.upperBound...]
    }
    return withoutSign(rest, isCommand) ?? String(rest)
  }

  /// Whether a prompt was copied without a command.
  var isOnlyPrompt: Bool {
    guard let sign = text.prefixMatch(of: Self.prompt) else { return false }
    return text[sign.range.upperBound...].allSatisfy(\.isWhitespace)
  }

  /// `help` for `.help`, and `quit` for `:q`.
  private func withoutSign(_ line: Substring, _ isCommand: (String) -> Bool) -> String? {
    guard let match = line.wholeMatch(of: Self.signed) else { return nil }
    let word = match.1.lowercased()
    if Self.waysOut.contains(word) { return "quit" }
    return isCommand(word) ? word + match.2 : nil
  }

  /// As in vi, in less and in the shells of databases.
  private static let waysOut: Set = ["q", "qa", "wq", "x", "quit", "exit"]
}

// Made once, since every line is looked at, and only read.
nonisolated extension TypedLine {
  /// `mvc 12/62 at 7>`: Lifeline's own. It is only read.
  private nonisolated(unsafe) static let prompt =
    #/\s*(?:(?:before |课前 )?[\w.-]+(?: \d+/\d+)?(?: (?:(?:stopped )?at|停在|消息) \d+(?:/\d+)?)?)?>/#
  // These are only read, too.
  private nonisolated(unsafe) static let promptOfSystem = #/\s*\$/#
  private nonisolated(unsafe) static let space = #/ +(?=\S)/#
  private nonisolated(unsafe) static let program = #/\s*lifeline +(?=[^\s-])/#
  private nonisolated(unsafe) static let signed = #/\s*[.:/\\]([A-Za-z]+)!?((?:\s.*)?)/#
}
