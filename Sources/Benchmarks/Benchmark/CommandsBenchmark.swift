import Foundation

/// What each command costs, counted in bare starts of the program.
enum CommandsBenchmark {
  /// In bare starts.
  private static let bound = 3.0

  /// The commands whose example asks for more than an answer of the shell, and what that is.
  private static let longWork = [
    "check": "plays a scenario in all patterns of its app",
    "class": "plays the runs of a lesson and writes all its papers",
    "costs": "plays scenarios in eight patterns, and reads all their code with the change",
    "kinds": "plays all scenarios of a pattern",
    "site": "plays the runs of a lesson and writes a page for each, in two languages",
    "where": "changes each piece of view state in a run of its own",
  ]

  /// - Parameter words: the program, and the commands to measure; without these, all of them.
  static func run(_ words: [String]) throws {
    guard let program = words.first.map({ URL(filePath: $0).path }) else {
      throw Failure(words: "benchmark commands PROGRAM [COMMAND …]")
    }
    let shell = MeasuredShell(program: program)
    guard let start = shell.seconds(for: []) else {
      throw Failure(words: "\(program) does not start.")
    }
    print("a bare start: \(rounded(start * 1000, 10)) ms of processor time")
    let names = words.count > 1 ? Array(words.dropFirst()) : shell.commands
    let costs = names.map { shell.seconds(for: shell.example(of: $0)) }
    for (name, cost) in zip(names, costs) { show(name, cost, start: start) }
    let over = zip(names, costs).filter { $1.map { $0 / start > bound } ?? true }.map(\.0)
    let long = over.count { longWork[$0] != nil }
    print(
      "\(costs.count) commands, \(over.count) of them over \(rounded(bound, 1)) starts; "
        + "\(long) of these do more than to answer")
  }

  private static func show(_ name: String, _ cost: Double?, start: Double) {
    guard let cost else { return row(name, ["failed"]) }
    let starts = cost / start
    let remark = longWork[name].map { "over: " + $0 } ?? "over"
    row(name, [rounded(cost * 1000, 10), rounded(starts, 10), starts > bound ? remark : ""])
  }
}
