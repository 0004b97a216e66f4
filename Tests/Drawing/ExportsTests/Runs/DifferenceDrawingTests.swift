import Analysis
import Testing
import Trace

@testable import Exports

/// A difference of two runs as a drawing that must not get too long.
@Suite struct DifferenceDrawingTests {
  private let difference = TraceDifference(
    .calls("one()", "two()", "three()"), .calls("one()", "other()", "four()"))

  @Test func `as many lines are drawn as there is room for, and with less room one line fewer`() {
    var drawn = difference.mermaid(limit: 10_000)
    #expect(drawn.shown == difference.lines.count)
    for fewer in (0..<difference.lines.count).reversed() {
      drawn = difference.mermaid(limit: drawn.source.utf16.count - 1)
      #expect(drawn.shown == fewer)
    }
  }
}

extension Trace {
  /// Calls of B by A.
  fileprivate static func calls(_ texts: String...) -> Trace {
    let objects = ["A", "B"].map { Event.participant(.init(name: $0, type: $0, role: .model)) }
    let calls = texts.map {
      Event.message(
        .init(
          turn: 1, depth: 0, parent: nil, cause: nil, kind: .call, from: "A", to: "B", text: $0,
          arguments: []))
    }
    let events = objects + [.turn(.init(number: 1, action: "tap"))] + calls
    return Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Record(n: $0 + 1, event: $1) })
  }
}
