import Analysis
import Testing
import Trace

/// A rename: a field tells its controller, which tells the recording, which changes; then the title is set.
private let trace: Trace = {
  let events: [Trace.Event] = [
    .participant(.init(name: "User", type: "Person", role: .user)),
    .participant(.init(name: "field", type: "TextField", role: .view)),
    .participant(.init(name: "PlayVC", type: "PlayViewController", role: .controller)),
    .participant(.init(name: "Hello", type: "Recording", role: .model)),
    .state(.init(owner: "Hello", property: "name", old: nil, new: "\"Hello\"")),
    .turn(.init(number: 1, action: "type Hi")),
    .message(
      .init(turn: 1, kind: .user, from: "User", to: "field", text: "type", arguments: ["\"Hi\""])),
    .message(
      .init(
        turn: 1, depth: 1, parent: 7, kind: .delegate, from: "field", to: "PlayVC",
        text: "textFieldDidEndEditing(_:)", arguments: ["field"])),
    .message(
      .init(
        turn: 1, depth: 2, parent: 8, kind: .call, from: "PlayVC", to: "Hello",
        text: "setName(_:)", arguments: ["\"Hi\""])),
    .state(.init(parent: 9, owner: "Hello", property: "name", old: "\"Hello\"", new: "\"Hi\"")),
    .message(
      .init(
        turn: 1, depth: 2, parent: 8, kind: .set, from: "PlayVC", to: "field", text: "text",
        arguments: ["\"Hi\""])),
    .state(.init(parent: 11, owner: "field", property: "text", old: "\"\"", new: "\"Hi\"")),
  ]
  return Trace(
    header: .init(pattern: "mvc"),
    records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
}()

@Suite struct EventSearchTests {
  private let stepper = Stepper(trace, stops: [7, 8, 9, 11])

  /// The record numbers of what a query finds.
  private func found(_ words: String, breaches: Set<Int> = []) throws -> [Int] {
    let query = try EventQuery(words.split(separator: " ").map(String.init))
    return EventSearch(stepper, breaches: breaches).events(matching: query).map(\.n)
  }

  @Test(arguments: [
    ("setName", [9]), ("name", [10]), ("to Recording", [9, 10]), ("to Model", [9, 10]),
    ("Hello", [9, 10]), ("from Controller", [9, 11]), ("kind set", [11]), ("call", [9]),
    ("with Hi", [7, 9, 11]), ("Recording.name", [10]), ("Recording.name = Hi", [10]),
    ("was Hello", [10]), ("= \"Hi\"", [10, 11, 12]), ("text", [11, 12]), ("state text", [12]),
    ("to field state", [12]), ("PlayVC -> * : set", [11]), ("User -> PlayVC", []),
    ("= Hi after setName", [10, 11, 12]), ("= Hi before kind set", [10]),
    ("setName after setName", []), ("setName after nothing", []),
    ("setName(\"Hi\")", [9]), ("setName(Hi)", [9]), ("Recording.setName(Hi)", [9]),
    ("setName(\"Bye\")", []), ("setName(H)", []), ("setName(_:)", [9]), ("SETNAME(Hi)", []),
  ])
  func `finds messages and changes of state`(words: String, records: [Int]) throws {
    #expect(try found(words) == records)
  }

  @Test(arguments: [
    ("setName(\"Hi\")", true), ("setName(\"Ho\")", false), ("setName(_:)", true),
    ("setName(Ho)", false),
    ("PlayVC -> Recording : setName(\"Hi\")", true),
  ])
  func `a call in a lesson has its arguments`(text: String, isFound: Bool) throws {
    let pattern = try #require(EventPattern(text))
    let found = trace.messages.contains { pattern.matches($0.message, in: EventContext(trace)) }
    #expect(found == isFound)
  }

  @Test func `finds what breaks the contract`() throws {
    #expect(try found("breach") == [])
    #expect(try found("breach", breaches: [9]) == [9])
    #expect(try found("breach to View", breaches: [9]) == [])
  }

  @Test func `of all records, messages and changes of state are events`() throws {
    let records = { (pattern: EventPattern) in
      trace.records.filter { pattern.matches($0, in: EventContext(trace, breaches: [9])) }
        .map(\.n)
    }
    #expect(records(EventPattern()) == [5, 7, 8, 9, 10, 11, 12])
    #expect(records(try EventQuery(["breach"]).pattern) == [9])
    #expect(records(EventPattern(to: "Hello")) == [5, 9, 10])
    #expect(records(EventPattern(to: "User")) == [])
  }

  @Test func `an event is at the stop that brings it`() throws {
    let search = EventSearch(Stepper(trace, stops: [8, 11]))
    #expect(search.events.map(\.n) == [8, 9, 10, 11, 12])
    #expect(search.events.map(\.position) == [1, 1, 1, 2, 2])
  }

  @Test func `finds only what is shown`() throws {
    let search = EventSearch(stepper, showing: [9, 12])
    #expect(search.events(matching: try EventQuery(["=", "Hi"])).map(\.n) == [12])
  }

  @Test func `names are spelled as in the run, and unknown names come with those that there are`()
    throws
  {
    let vocabulary = EventVocabulary(trace)
    let (query, unknown) = vocabulary.spelled(
      try EventQuery(["FROM", "playvc", "recording.SETNAME", "after", "to", "Modell"]))
    #expect(query.pattern.from == "PlayVC")
    #expect(query.pattern.to == "Recording")
    #expect(query.pattern.word == "setName")
    #expect(unknown.map(\.name) == ["Modell"])
    #expect(unknown.first?.known.contains("Model") == true)
  }

  @Test func `a call is found whatever the case of its name`() throws {
    let query = EventVocabulary(trace).spelled(try EventQuery(["SETNAME(Hi)"])).query
    #expect(EventSearch(stepper).events(matching: query).map(\.n) == [9])
  }
}
