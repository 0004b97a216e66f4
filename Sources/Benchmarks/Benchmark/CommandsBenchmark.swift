import Foundation

/// What each command costs, counted in bare starts of the program.
enum CommandsBenchmark {
  /// In bare starts.
  private static let bound = 3.0

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
    let over = costs.count { $0.map { $0 / start > bound } ?? true }
    print("\(costs.count) commands, \(over) of them over \(rounded(bound, 1)) starts")
  }

  private static func show(_ name: String, _ cost: Double?, start: Double) {
    guard let cost else { return row(name, ["failed"]) }
    let starts = cost / start
    row(name, [rounded(cost * 1000, 10), rounded(starts, 10), starts > bound ? "over" : ""])
  }
}
