/// A part of a long command, from one percentage of it to another.
struct WorkPart {
  fileprivate let environment: ShellEnvironment
  /// Of the whole command.
  fileprivate let percent: Range<Int>

  /// Tells the meter how far this part is. Returns whether to go on: `false` after Ctrl-C.
  func goesOn(_ done: Int, of total: Int) -> Bool {
    guard !environment.isInterrupted() else { return false }
    if total > 0 {
      environment.meter?(percent.lowerBound * total + percent.count * done, 100 * total)
    }
    return true
  }

  /// Equal parts of it, one after the other.
  func divided(into count: Int) -> [WorkPart] {
    let ends = (0...count).map { percent.lowerBound + percent.count * $0 / count }
    return zip(ends, ends.dropFirst()).map { WorkPart(environment: environment, percent: $0..<$1) }
  }

  /// The same, but throws after Ctrl-C.
  func proceed(_ done: Int, of total: Int) throws(ShellProblem) {
    guard goesOn(done, of: total) else { throw .input(.interrupted) }
  }

  /// Makes something of each item, one after the other.
  func map<Item, Value>(
    _ items: [Item], _ make: (Item) throws(ShellProblem) -> Value
  ) throws(ShellProblem) -> [Value] {
    var made: [Value] = []
    for item in items {
      try proceed(made.count, of: items.count)
      made.append(try make(item))
    }
    return made
  }
}

extension ShellEnvironment {
  /// Does something long, and takes the meter away at its end.
  func measuring<Value>(_ work: () throws(ShellProblem) -> Value) throws(ShellProblem) -> Value {
    defer { meter?(1, 1) }
    return try work()
  }

  /// - Parameter percent: which part of the whole command it is.
  func part(_ percent: Range<Int> = 0..<100) -> WorkPart {
    WorkPart(environment: self, percent: percent)
  }
}
