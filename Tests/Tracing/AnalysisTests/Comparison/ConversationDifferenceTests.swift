import Analysis
import Testing
import Trace

/// The messages of two conversations that differ from the other one.
@Suite struct ConversationDifferenceTests {
  private let flow = [
    "User > button : tap | user", " button > PlayVC : tapped | target-action",
    "  PlayVC > Recording : setName | call",
  ]

  @Test(arguments: [
    ([1], [1], true), ([1], [], false), ([], [1], false), ([1, 2], [1], false),
  ])
  func `a difference is empty where neither run has anything of its own`(
    first: [Int], second: [Int], isEmpty: Bool
  ) {
    let runs = [first, second].map { numbers in
      let lines = numbers.map { "  PlayVC > Recording : set\($0) | call" }
      return ToldRun(Trace("mvc", flow: (flow + lines).joined(separator: "\n")))
    }
    let drawn = runs.map { Set($0.trace.messages.map(\.n)) }
    let difference = ConversationDifference(
      runs[0], runs[1], drawn: Both(drawn[0], drawn[1]), StoryAlignment(runs[0], runs[1]))
    #expect(difference.isEmpty == isEmpty)
  }

  /// The texts of those that differ, of all that is drawn.
  private func told(_ pattern: String, _ more: [String]) -> [[String]] {
    let traces = [
      Trace("mvc", flow: flow.joined(separator: "\n")),
      Trace(pattern, flow: (flow + more).joined(separator: "\n")),
    ]
    let runs = traces.map { ToldRun($0) }
    let drawn = traces.map { Set($0.messages.map(\.n)) }
    let difference = ConversationDifference(
      runs[0], runs[1], drawn: Both(drawn[0], drawn[1]), StoryAlignment(runs[0], runs[1]))
    return zip(traces, [difference.records.first, difference.records.second]).map {
      trace, records in
      trace.messages.filter { records.contains($0.n) }.map(\.message.text)
    }
  }

  @Test(arguments: ["mvc", "mvp"])
  func `the same messages have counterparts, within a system and between two`(pattern: String) {
    #expect(told(pattern, []) == [[], []])
  }

  @Test(arguments: ["mvc", "mvp"])
  func `one message more is the one that differs`(pattern: String) {
    #expect(told(pattern, ["   Recording > PlayVC : changed | delegate"]) == [[], ["changed"]])
  }
}
