import Actions

/// How many steps a run of a lesson may take: a file from elsewhere must not block the shell.
public enum Steps {
  public static let most = 500

  /// Every action is a step; `tick 5` is five.
  public static func count(_ actions: [String]) -> Int {
    actions.reduce(0) { $0 + steps($1) }
  }

  private static func steps(_ line: String) -> Int {
    guard line.hasPrefix("tick"), case .tick(let times)? = try? Action(line) else { return 1 }
    return times
  }
}
