import Diagrams
import Testing
import Trace

@testable import Shell

/// Where a state decides, `why` says so: what it took, what it changed, and which command it returned.
@MainActor struct WhyStateTests {
  @Test func `a screen that a rendering takes away goes back to the state that lost it`() {
    let lines = rows(
      "use tea", "launch", "open \"Work\"", "remote delete \"Work\"", "why 10 --plain")
    #expect(
      lines.suffix(11) == [
        "Later, set off by message 4:",
        "5. MainQueue runs a closure of Driver: run(.storeChanged((Hello))).",
        "Contract: System may send to Driver: closure.",
        "6. Driver lets AppState take a message: update(.storeChanged((Hello))).",
        "Contract: Driver may send to State: update, render, query, create.",
        "AppState.items changes from (Hello, Work (Notes (), Standup)) to (Hello).",
        "AppState.folders changes from [UUID-0001, UUID-0003] to [UUID-0001].",
        "9. Driver lets VirtualView change what differs: render(Recordings).",
        "Contract: Driver may send to VirtualView: diff, create.",
        "10. VirtualView navigates through MasterNav: popViewController(animated: true).",
        "Contract: VirtualView may send to System: create, navigate.",
      ])
  }

  @Test func `the drawing of a chain has the state, too`() {
    let lines = rows(
      "use tea", "launch", "open \"Work\"", "remote delete \"Work\"",
      "why MasterNav.viewControllers")
    let drawing = lines.prefix { !$0.hasPrefix("It began") }
    #expect(drawing.contains { $0.hasSuffix("┌ AppState  State") })
    #expect(drawing.contains { $0.contains(" 6   update(.storeChanged((Hello)))") })
    #expect(drawing.contains { $0.contains(" folders [UUID-0001,") })
    #expect(lines.contains { $0.hasPrefix(" 6  Driver lets AppState take a message:") })
  }

  @Test func `a command was returned by the state`() {
    let actions = ["use tea", "launch", "network offline", "pull", "answer"]
    let session = Session(.script, environment: .course)
    session.reply(toEach: actions)
    let lines = session.reply(to: "why 9 --plain").text.plain.split(separator: "\n")
    #expect(
      lines.contains(
        "Driver carries out a command of Command: loadContents(of: UUID-0001). AppState had returned it (before this drawing: pull)."
      ))
    #expect(
      lines.suffix(5) == [
        "4. Driver lets AppState take a message: update(.contentsFailed(\"The network is offline.\")).",
        "Contract: Driver may send to State: update, render, query, create.",
        "AppState.loading changes from UUID-0001 to nil.",
        "9. Driver carries out a command of Command: modalAlert(title: \"Could not refresh\", message: \"The network is offline.\"). AppState had returned it (message 4).",
        "Contract: Driver may send to Command: command, create.",
      ])
    let json = session.reply(to: "why 5 --json").text.plain.split(separator: "\n")
    let place = json.firstIndex { $0.contains(#""text":"update(.reload)""#) } ?? 0
    #expect(
      json[place...].prefix(2) == [
        #"{"message":null,"link":"during","kind":"update","from":"Driver","to":"AppState","text":"update(.reload)","registered":null,"registeredDuring":null,"allowed":true,"changes":[{"property":"AppState.loading","old":"nil","new":"UUID-0001"}]}"#,
        #"{"message":null,"link":"after","kind":"command","from":"Driver","to":"Command","text":"loadContents(of: UUID-0001)","registered":null,"registeredDuring":null,"allowed":true,"changes":[]}"#,
      ])
  }

  @Test func `an effect of a store was returned by its reducer`() {
    #expect(
      rows("run tea-store record", "why 66 --plain").suffix(5) == [
        "62. AppStore lets AppFeature take a message: reduce(.recorder(.saveTapped)).",
        "Contract: Driver may send to State: update.",
        "AppFeature.recorder changes from RecorderFeature to nil.",
        "66. AppStore carries out a command of Effect: save(UUID-03E9, named: \"Memo\", in: UUID-0001). AppFeature had returned it (message 62).",
        "Contract: Driver may send to Command: command.",
      ])
  }

  @Test func `what a store writes follows from the reducer, also when its action had waited`() {
    #expect(
      rows("run tea-store record", "why 72 --plain").suffix(6) == [
        "Later, set off by message 70:",
        "71. AppStore lets AppFeature take a message: reduce(.itemsChanged((Hello, Memo, Work (Notes (), Standup)))).",
        "Contract: Driver may send to State: update.",
        "FolderFeature.rows changes from [\"Hello\", \"Work\"] to [\"Hello\", \"Memo\", \"Work\"].",
        "72. AppStore tells Observation before it writes rows.",
        "Contract: Driver may send to Observation: write.",
      ])
  }

  @Test func `in a pattern with stores of view state, the store is told in a call around`() {
    let lines = rows(
      "use mvc-vs", "launch", "open \"Work\"", "remote delete \"Work\"", "why 10 --plain")
    #expect(
      lines.contains("VSStore.content changes from [UUID-0001 › UUID-0003] to [UUID-0001]."))
  }

  // MARK: Places

  @Test func `what has no number is before the drawing, or is not drawn`() {
    let events: [Trace.Event] = [
      .participant(.init(name: "VC", type: "VC", role: .controller)),
      .turn(.init(number: 1, action: "tap")),
      .message(.init(turn: 1, kind: .user, from: "VC", to: "VC", text: "tap")),
    ]
    func places(of events: [Trace.Event]) -> [String] {
      let trace = Trace(
        header: .init(pattern: "mvc"),
        records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
      let asked = AskedRun(
        whole: nil, shown: trace, drawn: Diagram(participants: [], items: []), limit: .max)
      return trace.records.map { asked.place(of: $0.n) }
    }
    #expect(
      places(of: events) == [
        "(before this drawing)", "(before this drawing: tap)", "(not drawn: tap)",
      ])
    #expect(places(of: [events[0], events[2]]) == ["(before this drawing)", "(not drawn)"])
  }
}
