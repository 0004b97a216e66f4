/// A line of a file of commands, or of the prompt.
public nonisolated enum ScriptLine: Equatable, Sendable {
  case command(String)
  case comment
  case blank

  public init(_ line: String) {
    // Editors on Windows begin a file with a byte order mark, and end a line with a return.
    let text = line.drop { $0 == "\u{FEFF}" }
    switch text.first(where: { !$0.isWhitespace }) {
    case nil: self = .blank
    case "#": self = .comment
    default: self = .command(String(text.last == "\r" ? text.dropLast() : text))
    }
  }
}
