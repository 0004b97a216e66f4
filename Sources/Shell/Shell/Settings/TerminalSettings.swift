import Grammar

/// What `set` chose for the terminal. `nil` for what the command line and the environment say.
public nonisolated struct TerminalSettings: Equatable, Sendable {
  /// In columns.
  public var width: Int?
  public var color: ColorChoice?
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
