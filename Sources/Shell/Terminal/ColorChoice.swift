import Shell

/// What was asked with `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// An explicit choice wins; then a wish for none, a wish for colour everywhere, and what the
  /// terminal can do.
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
    return isTerminal && environment["TERM"] != "dumb"
  }

  private static func isForced(by value: String?) -> Bool {
    switch value {
    case nil, "", "0", "false": false
    default: true
    }
  }
}

extension ColorChoice: Choice {}
