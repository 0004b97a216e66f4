import Foundation
import Trace

/// How long it takes to read a line of a trace.
enum ReadingBenchmark {
  static func run(_ words: [String]) throws {
    guard let text = words.first.flatMap(contents) else {
      throw Failure(words: "benchmark reading FILE")
    }
    let lines = text.split(separator: "\n").map(String.init)
    show("as JSON", lines) { _ = try? JSON(parsing: $0) }
    show("by Foundation", lines) { _ = try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
    show("as a record", Array(lines.dropFirst())) { _ = try? Trace.Record(jsonLine: $0) }
    print("for each of \(lines.count) lines; the best of five rounds")
  }

  private static func show(_ name: String, _ lines: [String], _ read: (String) -> Void) {
    let rounds = (0..<5).map { _ in timed { lines.forEach(read) }.1 }
    row(name, [microseconds((rounds.min() ?? .zero) / max(lines.count, 1))])
  }
}
