import Analysis
import Trace

/// What it costs to compare two traces.
enum DifferencesBenchmark {
  static func run(_ words: [String]) {
    for messages in [1_000, 10_000] {
      for nesting in [10, 1] { compare(messages, nesting: nesting) }
    }
    // Each call in the one before it.
    compare(4_000, nesting: 4_000)
  }

  private static func compare(_ messages: Int, nesting: Int) {
    func trace(number: (Int) -> Int) -> Trace {
      TraceGenerator.trace { $0.addNumberedMessages(messages, nesting: nesting, number: number) }
    }
    let before = trace { $0 }
    print("\(messages) messages, \(nesting == 1 ? "flat" : "\(nesting) nested in each turn")")
    show("  nothing changed", before, before)
    for step in [100, 10, 1] {
      let after = trace { $0 % step == 0 ? -1 - $0 : $0 }
      show("  every \(step)th message changed", before, after)
    }
    let half = messages / 2
    show("  halves exchanged", before, trace { $0 < half ? $0 + half : $0 - half })
  }

  /// Prints the median of eleven.
  private static func show(_ name: String, _ before: Trace, _ after: Trace) {
    var count = 0
    let times = (0..<11).map { _ in
      timed { count = TraceDifference(before, after).differences.count }.1
    }
    print("\(name): \(milliseconds(times.median)), \(count) differences")
  }
}
