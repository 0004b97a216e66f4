import Testing
import Trace

@testable import Analysis

/// What a run knows of its actions. An action is one turn or several, and ends with a screen.
@Suite struct ToldRunTests {
  private let run: ToldRun = {
    var trace = Trace(header: .init(pattern: "mvc"))
    func add(_ event: Trace.Event) {
      trace.records.append(.init(n: trace.records.count + 1, event: event))
    }
    func send(_ text: String, parent: Int? = nil) {
      add(
        .message(
          .init(turn: 1, parent: parent, kind: .call, from: "PlayVC", to: "label", text: text)))
    }
    add(.screen(.init(turn: 0, text: "before")))
    add(.turn(.init(number: 1, action: "launch")))
    add(.participant(.init(name: "PlayVC", type: "PlayVC", role: .controller)))
    send("one")
    send("two", parent: 4)
    send("one", parent: 5)
    add(.screen(.init(turn: 1, text: "first")))
    add(.turn(.init(number: 2, action: "tick")))
    add(.turn(.init(number: 3, action: "tick")))
    add(.screen(.init(turn: 3, text: "second")))
    add(.turn(.init(number: 4, action: "tick")))
    add(.screen(.init(turn: 4, text: "third")))
    add(.turn(.init(number: 5, action: "launch")))
    send("one")
    return ToldRun(trace)
  }()

  @Test func `an action has the last screen that is drawn in it`() {
    #expect(
      (0...4).map { run.parts(ofAction: $0).screen } == ["first", "second", "third", nil, nil])
  }

  @Test func `a record belongs to the action that began last`() {
    #expect([1, 2, 7, 8, 9, 10, 11, 12, 99].map(run.action) == [0, 0, 0, 1, 1, 1, 2, 2, 3])
  }

  @Test func `messages are looked for in one action`() {
    #expect((0...3).map { run.hasMessage("one", inAction: $0) } == [true, false, false, true])
    #expect((0...3).map { run.hasMessage("two", inAction: $0) } == [true, false, false, false])
  }

  @Test func `a message is inside of those around it, not of itself`() {
    #expect([3, 4, 5, 6].map { run.messages.isInside(6, of: $0) } == [false, true, true, false])
    #expect(!run.messages.isInside(4, of: 5))
    #expect(["PlayVC", "label"].map(run.isInApp) == [true, false])
  }
}
