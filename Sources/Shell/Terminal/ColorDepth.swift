/// How many colours a terminal can show.
public enum ColorDepth: Sendable, CaseIterable {
  /// Those that its theme sets.
  case sixteen
  /// Those and a fixed table of 240 more.
  case indexed
  /// All.
  case direct

  /// By what the environment says, or 16. The levels of `FORCE_COLOR` go before what is known of
  /// the terminal: somebody may well pipe into a page for another one.
  public init(environment: [String: String]) {
    switch environment["FORCE_COLOR"] {
    case "1": self = .sixteen
    case "2": self = .indexed
    case "3": self = .direct
    default: self = Self.guess(environment["COLORTERM"] ?? "", environment["TERM"] ?? "")
    }
  }

  private static func guess(_ colors: String, _ terminal: String) -> ColorDepth {
    if ["truecolor", "24bit"].contains(colors) || terminal.hasSuffix("-direct") { return .direct }
    return terminal.contains("256color") ? .indexed : .sixteen
  }
}
