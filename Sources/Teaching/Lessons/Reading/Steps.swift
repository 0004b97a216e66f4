import Actions

/// How long the runs of a lesson may take, so that a file from a stranger keeps nobody waiting.
enum Steps {
  static let most = 500

  /// Every action is a step, and every stroke of the clock is one.
  static func count(_ actions: [String]) -> Int {
    actions.reduce(0) { $0 + steps($1) }
  }

  private static func steps(_ line: String) -> Int {
    guard line.hasPrefix("tick"), case .tick(let times)? = try? Action(line) else { return 1 }
    return times
  }
}

extension LessonReader {
  /// Whether this many actions may be run; complains when not.
  mutating func allows(_ actions: [String], at place: Location) -> Bool {
    let count = Steps.count(actions)
    guard count > Steps.most else { return true }
    complain(.tooManySteps(count, limit: Steps.most), at: place)
    return false
  }
}
