import Foundation
import Measuring

// What each command costs, counted in bare starts of the program. README.md in this folder says how to run it.

/// In bare starts.
let bound = 3.0

let arguments = Array(CommandLine.arguments.dropFirst())
if let program = arguments.first.map({ URL(filePath: $0).path }) {
  let shell = MeasuredShell(program: program)
  let commands = arguments.count > 1 ? Array(arguments.dropFirst()) : shell.commands
  if let start = shell.seconds(for: []) {
    print("a bare start: \(rounded(start * 1000, 10)) ms of processor time")
    let costs = commands.map { name in (name, shell.seconds(for: shell.example(of: name))) }
    for (name, cost) in costs { show(name, cost.map { ($0, $0 / start) }) }
    let over = costs.count { $0.1.map { $0 / start > bound } ?? true }
    print("\(costs.count) commands, \(over) of them over \(rounded(bound, 1)) starts")
  } else {
    print("\(program) does not start")
  }
} else {
  print("commands-benchmark PROGRAM [COMMAND ...]")
}

func show(_ name: String, _ cost: (seconds: Double, starts: Double)?) {
  guard let cost else { return row(name, ["failed"]) }
  let mark = cost.starts > bound ? "over" : ""
  row(name, [rounded(cost.seconds * 1000, 10), rounded(cost.starts, 10), mark])
}
