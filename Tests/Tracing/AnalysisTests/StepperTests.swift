import Analysis
import Testing
import Trace

/// A tap that creates a scene, and a tick that gives it a name.
private let trace: Trace = {
  let events: [Trace.Event] = [
    .participant(.init(name: "User", type: "Person", role: .user)),
    .participant(.init(name: "List", type: "List", role: .controller)),
    .state(.init(owner: "List", property: "count", old: nil, new: "0")),
    .turn(.init(number: 1, action: "tap +")),
    .message(.init(turn: 1, kind: .user, from: "User", to: "List", text: "tap")),
    .state(.init(parent: 5, owner: "List", property: "count", old: "0", new: "1")),
    .participant(.init(name: "Scene", type: "Scene", role: .controller)),
    .message(
      .init(turn: 1, depth: 1, parent: 5, kind: .create, from: "List", to: "Scene", text: "Scene()")
    ),
    .state(.init(parent: 8, owner: "Scene", property: "name", old: nil, new: "nil")),
    .message(
      .init(turn: 1, depth: 1, parent: 5, kind: .query, from: "List", to: "Scene", text: "name")),
    .return(.init(message: 10, value: "nil")),
    .screen(.init(turn: 1, text: "one scene")),
    .participant(.init(name: "Timer", type: "Timer", role: .timer)),
    .turn(.init(number: 2, action: "tick")),
    .message(.init(turn: 2, kind: .closure, from: "Timer", to: "Scene", text: "fire()")),
    .state(.init(parent: 15, owner: "Scene", property: "name", old: "nil", new: "\"A\"")),
    .screen(.init(turn: 2, text: "A")),
  ]
  return Trace(
    header: .init(pattern: "mvc"),
    records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
}()

@Suite struct StepperTests {
  private let stepper = Stepper(trace, stops: [5, 8, 15])

  /// `List count=0; Scene name=nil`
  private func state(_ stepper: Stepper) -> String {
    TraceState(stepper.past).objects.map { object in
      ([object.participant.name] + object.properties.map { "\($0.name)=\($0.value)" })
        .joined(separator: " ")
    }.joined(separator: "; ")
  }

  @Test func `a message brings what comes of it, and whom it is the first to name`() throws {
    #expect(state(stepper) == "User; List count=0")
    let places = try (1...3).map { try #require(stepper.moved(by: $0)) }
    #expect(
      places.map(state) == [
        "User; List count=1", "User; List count=1; Scene name=nil",
        "User; List count=1; Scene name=\"A\"; Timer",
      ])
    #expect(places.map(\.past.lastScreen?.text) == [nil, "one scene", "A"])
  }

  @Test func `what is not stopped at belongs to the stop before it`() throws {
    let rough = try #require(Stepper(trace, stops: [5, 15]).moved(by: 1))
    #expect(state(rough) == "User; List count=1; Scene name=nil")
    let fine = Stepper(trace, stops: [5, 8, 10, 15]).moved(to: 8)
    #expect(fine.past.records.last?.n == 9)
  }

  @Test func `at the end all of the trace has happened`() {
    #expect(stepper.atEnd.past == trace)
    #expect(stepper.atEnd.isAtEnd)
    #expect(stepper.atEnd.next == nil)
  }

  @Test func `goes as far as there are stops`() {
    #expect(stepper.moved(by: 2)?.stop == 8)
    #expect(stepper.moved(by: .max)?.stop == 15)
    #expect(stepper.moved(by: 2)?.moved(by: -.max)?.stop == 5)
    #expect(stepper.moved(by: 1)?.moved(by: -1) == nil)
    #expect(stepper.atEnd.moved(by: 1) == nil)
    #expect(Stepper(trace, stops: []).moved(by: 1) == nil)
  }

  @Test func `a record between two stops belongs to the stop before it`() {
    #expect(stepper.moved(to: 10).stop == 8)
    #expect(stepper.moved(to: 4).stop == nil)
    #expect(stepper.moved(to: 99).stop == 15)
  }

  @Test func `stops only at messages`() {
    #expect(Stepper(trace, stops: [1, 5, 6, 8, 99]).stops == [5, 8])
  }
}
