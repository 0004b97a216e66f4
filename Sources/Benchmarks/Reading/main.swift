import Foundation
import Measuring
import Trace

// How long it takes to read a line of a trace. README.md beside this file says how to run it.

if let path = CommandLine.arguments.dropFirst().first, let text = contents(of: path) {
  let lines = text.split(separator: "\n").map(String.init)
  row("as JSON", [microseconds(a: lines) { _ = try? JSON(parsing: $0) }])
  row("by Foundation", [microseconds(a: lines, foundation)])
  row(
    "as a record",
    [microseconds(a: Array(lines.dropFirst())) { _ = try? Trace.Record(jsonLine: $0) }])
  print("microseconds a line; the best of five rounds over \(lines.count) lines")
} else {
  print("reading-benchmark FILE")
}

func foundation(_ line: String) {
  _ = try? JSONSerialization.jsonObject(with: Data(line.utf8))
}

/// The time of this process only. Other programs do not count.
func microseconds(a lines: [String], _ read: (String) -> Void) -> String {
  let rounds = (0..<5).map { _ in
    let start = clock()
    for line in lines { read(line) }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
  let best = (rounds.min() ?? 0) / Double(max(lines.count, 1)) * 1_000_000
  return String(format: "%.1f", best)
}
