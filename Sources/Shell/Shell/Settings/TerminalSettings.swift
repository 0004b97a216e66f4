import Grammar

/// What is set for the terminal: what the command line says, until `set` changes it. `nil` for what the environment
/// says.
public nonisolated struct TerminalSettings: Equatable, Sendable {
  /// In columns.
  public var width: Int?
  public var color = ColorChoice.auto
  public var pager: PagerChoice?

  public init() {}
}

/// When to use colours.
public nonisolated enum ColorChoice: String, Choice {
  case auto, always, never
}

/// What shows answers that are longer than the window.
public nonisolated enum PagerChoice: Equatable, Sendable {
  case off
  /// A command line for `sh`.
  case command(String)
}
