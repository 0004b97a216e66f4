import Shell

extension ColorChoice {
  /// The first that decides: `always` or `never`, `NO_COLOR`, `CLICOLOR_FORCE` or `FORCE_COLOR`, the terminal.
  public func usesColor(onTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Self.guess(isTerminal, environment)
    }
  }

  private static func guess(_ isTerminal: Bool, _ environment: [String: String]) -> Bool {
    guard environment["NO_COLOR", default: ""].isEmpty else { return false }
    let forces = ["CLICOLOR_FORCE", "FORCE_COLOR"]
    guard !forces.contains(where: { isForced(by: environment[$0]) }) else { return true }
    return isTerminal && TerminalKind.canMoveCursor(in: environment)
  }

  private static func isForced(by value: String?) -> Bool {
    ![nil, "", "0", "false"].contains(value)
  }
}

/// How many colours a terminal can show.
public enum ColorDepth: Sendable, CaseIterable {
  /// The sixteen of its theme.
  case sixteen
  /// The table of 256: the theme's sixteen and 240 fixed colours.
  case indexed
  /// All of 24 bits.
  case direct

  /// Sixteen where the environment does not say more. The levels of `FORCE_COLOR` come before `COLORTERM` and
  /// `TERM`, because the output may be read on another terminal.
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
