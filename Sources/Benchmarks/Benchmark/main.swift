import Cells
import Foundation

// What things cost. README.md in the folder above says how to run each part, and Figures.md what it gave.

/// A part of this program.
struct Benchmark {
  let name: String
  /// What it takes besides its name.
  var arguments = ""
  let measures: String
  let run: ([String]) throws -> Void
}

let benchmarks = [
  Benchmark(name: "recorder", measures: "a call, traced and not", run: RecorderBenchmark.run),
  Benchmark(
    name: "scenarios", arguments: "[LESSONS]", measures: "each scenario, in each pattern",
    run: ScenariosBenchmark.run),
  Benchmark(
    name: "drawings", arguments: "[RIVAL]", measures: "long Mermaid files, drawn",
    run: DrawingsBenchmark.run),
  Benchmark(name: "exports", measures: "long traces, in each format", run: ExportsBenchmark.run),
  Benchmark(
    name: "doubling", arguments: "[DIMENSION …] [FORM …]",
    measures: "an input of which one dimension grows", run: DoublingBenchmark.run),
  Benchmark(
    name: "reading", arguments: "FILE", measures: "the lines of a trace, read",
    run: ReadingBenchmark.run),
  Benchmark(name: "differences", measures: "two traces, compared", run: DifferencesBenchmark.run),
  Benchmark(
    name: "stepping", arguments: "[MESSAGES]", measures: "steps and searches in a long trace",
    run: SteppingBenchmark.run),
  Benchmark(
    name: "commands", arguments: "PROGRAM [COMMAND …]",
    measures: "every command, in bare starts of the program", run: CommandsBenchmark.run),
  Benchmark(
    name: "exercises", measures: "exercises, from a save to the verdict",
    run: ExercisesBenchmark.run),
  // The other parts start these two as processes of their own: the peak memory of a child begins at that of its parent.
  Benchmark(
    name: "write", arguments: "DIMENSION COUNT", measures: "nothing: it writes an input",
    run: { try Dimension.write($0) }),
  Benchmark(
    name: "draw", arguments: "FORM FILE", measures: "nothing: it draws a file",
    run: { try Form.draw($0) }),
]

/// Why a part could not be run.
struct Failure: Error { let words: String }

func runBenchmark(_ words: [String]) throws {
  guard let benchmark = benchmarks.first(where: { $0.name == words.first }) else {
    throw Failure(words: usage)
  }
  try benchmark.run(Array(words.dropFirst()))
}

var usage: String {
  benchmarks.map { "benchmark \($0.name) \($0.arguments)".padded(to: 42) + $0.measures }
    .joined(separator: "\n")
}

do {
  try runBenchmark(Array(CommandLine.arguments.dropFirst()))
} catch {
  print((error as? Failure)?.words ?? "\(error)")
  exit(1)
}
