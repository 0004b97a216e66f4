import Analysis
import Exports
import Localization
import Testing
import Trace

/// A difference as a page for a merge request, and for programs.
@Suite struct DifferencePageTests {
  private let before = run("begin", "one", " zero", "two", "three")
  private let after = run("start", "one", "three", "two", "four", " five")

  @Test func `a page counts what differs, draws it and lists it, and equal runs have none`() {
    #expect(page(before, before).isEmpty)
    #expect(
      page(before, after).joined(separator: "\n") == """
        ### What changed in mvc

        `a.jsonl` against `b.jsonl`: 4 differences: 1 added (with 1 inside), 1 removed, 1 moved, 1 changed.

        ```mermaid
        sequenceDiagram
          participant p1 as A
          participant p2 as B
          Note over p1,p2: ── tap ──
          rect rgba(210, 153, 34, 0.25)
            p1->>p2: ~ start() (was: begin())
          end
          p1->>p2: one()
          rect rgba(248, 81, 73, 0.2)
            p1->>p2: - zero()
          end
          rect rgba(56, 139, 253, 0.2)
            p1->>p2: #lt; two() (moved away)
          end
          Note over p1,p2: … 1 the same
          rect rgba(56, 139, 253, 0.2)
            p1->>p2: #gt; two() (moved here)
          end
          rect rgba(46, 160, 67, 0.2)
            p1->>p2: + four()
            p1->>p2: + five()
          end
        ```

        <details><summary>All differences</summary>

        ```diff
          ── tap ──
        ~   1 A -> B: begin()
        ~   now 1 A -> B: start()
            2 A -> B: one()
        -     3 A -> B: zero()
        <   4 A -> B: two() (now 4)
            … 1 the same
        >   4 A -> B: two() (was 4)
        +   5 A -> B: four()
        +     6 A -> B: five()
        ```

        + added, - removed, ~ changed, > moved here, < moved away

        </details>
        """)
  }

  @Test func `in Chinese, the words of the drawing are Chinese`() {
    let lines = Language.$current.withValue(.chinese) { page(before, after) }
    #expect(
      lines.filter { $0.contains("p1->>p2: ") || $0.contains("Note over") } == [
        "  Note over p1,p2: ── tap ──", "    p1->>p2: ~ start()（原来是：begin()）",
        "  p1->>p2: one()", "    p1->>p2: - zero()", "    p1->>p2: #lt; two()（从这里移走）",
        "  Note over p1,p2: … 1 处相同", "    p1->>p2: #gt; two()（移到这里）",
        "    p1->>p2: + four()", "    p1->>p2: + five()",
      ])
  }

  @Test func `a row says what was there before and after, and how much is inside of it`() {
    // Without what every record has.
    let lines = TraceDifference(before, after).json(of: runs).map {
      $0.text.replacing(#/"event":"message".*?"text":/#, with: "")
    }
    #expect(
      lines == [
        #"{"lifelineDifference":1,"app":"recordings","pattern":"mvc","before":"a.jsonl","after":"b.jsonl","added":1,"removed":1,"moved":1,"changed":1}"#,
        #"{"difference":"changed","edited":true,"before":{"n":4,"begin()","number":1},"after":{"n":4,"start()","number":1}}"#,
        #"{"difference":"removed","edited":false,"before":{"n":6,"zero()","number":3},"after":null,"inside":0}"#,
        #"{"difference":"moved","edited":false,"before":{"n":7,"two()","number":4},"after":{"n":7,"two()","number":4}}"#,
        #"{"difference":"added","edited":false,"before":null,"after":{"n":8,"four()","number":5},"inside":1}"#,
      ])
  }

  @Test func `what has no room in a comment is counted`() throws {
    let calls = (0...1500).map { "call \($0) " + String(repeating: "x", count: 40) }
    let page = page(Self.run([calls[0]]), Self.run(calls))
    #expect(page.joined(separator: "\n").utf16.count <= TraceDifference.mostOnPage)
    let end = try #require(page.firstIndex(of: "```"))
    let drawn = page[..<end].count { $0.contains(": + call ") }
    let listed = page[end...].count { $0.hasPrefix("+ ") && $0.contains(": call ") }
    #expect(0 < drawn && drawn < listed)
    #expect(
      page.filter { $0.contains("no room") } == [
        "\(1500 - drawn) more differences have no room in the drawing.",
        "\(1500 - listed) more differences have no room here. To see all: lifeline diff",
      ])
  }

  private var runs: ComparedRuns {
    ComparedRuns(before: "a.jsonl", after: "b.jsonl", header: before.header)
  }

  private func page(_ before: Trace, _ after: Trace) -> [String] {
    TraceDifference(before, after).page(of: runs)
  }

  private static func run(_ calls: String...) -> Trace { run(calls) }

  /// Calls of B by A. A space at the beginning means that the call is inside of the one before.
  private static func run(_ calls: [String]) -> Trace {
    let objects = ["A", "B"].map {
      Trace.Event.participant(.init(name: $0, type: $0, role: .model))
    }
    var caller: Int?
    let messages = calls.enumerated().map { index, call in
      let isInside = call.hasPrefix(" ")
      if !isInside { caller = index + 4 }
      return Trace.Event.message(
        .init(
          turn: 1, depth: isInside ? 1 : 0, parent: isInside ? caller : nil, kind: .call,
          from: "A", to: "B", text: call.drop { $0 == " " } + "()"))
    }
    let events = objects + [.turn(.init(number: 1, action: "tap"))] + messages
    return Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
  }
}
