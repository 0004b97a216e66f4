/// Somebody who can be asked for a line.
@MainActor
public protocol LineReading: AnyObject {
  func readLine(prompt: String) -> Input
}

/// What came of asking for a line.
public enum Input: Equatable, Sendable {
  case line(String)
  /// Ctrl-C: what was typed so far is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal has gone.
  case endOfFile
}
