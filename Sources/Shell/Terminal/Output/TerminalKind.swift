/// What a terminal can do, as far as its name tells.
enum TerminalKind {
  /// Whether the cursor can go back, so that what was written can be replaced. Without a name, nothing is known of a
  /// terminal.
  static func canMoveCursor(in environment: [String: String]) -> Bool {
    !["dumb", "", nil].contains(environment["TERM"])
  }
}
