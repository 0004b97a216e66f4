import TestSupport
import Testing
import Trace

@testable import Diagrams

/// What a look keeps of a run.
@Suite struct TracePartTests {
  private func lines(_ filter: String) throws -> String {
    let trace = Trace(sketch: rename)
    let filter = try DiagramFilter(filter.split(separator: " ").map(String.init))
    return TracePart(of: trace, filter, in: Diagram(trace)).trace.jsonLines
  }

  @Test func `steps are those of the drawing, with the asking among them`() throws {
    #expect(
      try lines("steps 9-10") == #"""
        {"lifeline":1,"app":"recordings","pattern":"mvc","scenario":null,"setup":[],"actions":[],"mistake":null,"part":"steps 9-10"}
        {"n":5,"event":"participant","name":"RootFolder","type":"RootFolder","role":"model"}
        {"n":7,"event":"participant","name":"NC","type":"NC","role":"nc"}
        {"n":8,"event":"participant","name":"FolderVC","type":"FolderVC","role":"controller"}
        {"n":9,"event":"participant","name":"tableView","type":"tableView","role":"view"}
        {"n":10,"event":"turn","turn":1,"action":"type \"Hi\""}
        {"n":20,"event":"message","turn":1,"depth":7,"parent":null,"kind":"observer","from":"NC","to":"FolderVC","text":"handleChangeNotification(_:)"}
        {"n":21,"event":"message","turn":1,"depth":8,"parent":20,"kind":"call","from":"FolderVC","to":"tableView","text":"moveRow(at:to:)"}
        {"n":22,"event":"message","turn":1,"depth":9,"parent":21,"kind":"datasource","from":"tableView","to":"FolderVC","text":"tableView(_:cellForRowAt:)"}
        {"n":23,"event":"message","turn":1,"depth":10,"parent":22,"kind":"query","from":"FolderVC","to":"RootFolder","text":"contents"}
        {"n":24,"event":"return","message":23,"value":"[Hi]"}

        """#)
  }

  @Test func `a message whose caller is hidden was sent in the call around that`() throws {
    let messages = try Trace(jsonLines: lines("only Model View")).messages
    #expect(messages.map(\.n) == [17, 18])
    #expect(messages.map(\.message.parent) == [nil, nil])
    let observed = try Trace(jsonLines: lines("hide Store")).messages.first { $0.n == 20 }
    #expect(observed?.message.parent == 15)
  }

  @Test func `folds are ways to draw, and leave nothing out`() throws {
    let trace = Trace(sketch: rename)
    #expect(try lines("fold widgets loops 5") == trace.jsonLines)
  }

  @Test func `a part of a part says both`() throws {
    let filter = try DiagramFilter(["depth", "6"])
    let first = try Trace(jsonLines: lines("hide View"))
    let second = TracePart(of: first, filter, in: Diagram(first)).trace
    #expect(second.header.part == "hide View / depth 6")
  }

  @Test func `an object with a role that is asked for is there with what it holds`() throws {
    var trace = Trace(sketch: rename)
    let held = Trace.Reference(from: "PlayVC", property: "folder", to: "FolderVC", strength: .weak)
    let outside = Trace.Reference(from: "PlayVC", property: "x", to: "nameField", strength: .weak)
    trace.records.append(.init(n: 100, event: .reference(held)))
    trace.records.append(.init(n: 101, event: .reference(outside)))
    let part = TracePart(of: trace, try DiagramFilter(["only", "Controller"]), in: Diagram(trace))
      .trace
    #expect(part.participants.map(\.name) == ["PlayVC", "FolderVC"])
    #expect(part.records.last?.event == .reference(held))
    #expect(part.messages.isEmpty)
  }

  @Test func `an action of which only the first turn is kept ends with its screen`() throws {
    var trace = Trace(
      sketch: """
        - tick
        UIKit > PlayVC : fire | lifecycle
        - tick
        UIKit > label : layOut | lifecycle
        """)
    let fire = Trace.Message(turn: 3, kind: .lifecycle, from: "UIKit", to: "PlayVC", text: "fire")
    trace.records += [
      .init(n: 100, event: .screen(.init(turn: 2, text: "0:01"))),
      .init(n: 101, event: .turn(.init(number: 3, action: "tick"))),
      .init(n: 102, event: .message(fire)),
    ]
    let part = TracePart(of: trace, try DiagramFilter(["hide", "label"]), in: Diagram(trace)).trace
    #expect(part.lastScreen == .init(turn: 1, text: "0:01"))
    #expect(part.startsOfActions.count == 2)
  }

  @Test func `a participant that the trace does not have is not held either`() throws {
    var trace = Trace(sketch: rename)
    let held = Trace.Reference(from: "FolderVC", property: "x", to: "ghost", strength: .strong)
    trace.records.append(.init(n: 100, event: .reference(held)))
    trace.records.append(.init(n: 101, event: .release(.init(object: "ghost"))))
    let part = TracePart(of: trace, try DiagramFilter(["hide", "Model"]), in: Diagram(trace)).trace
    #expect(part.participants.contains { $0.name == "FolderVC" })
    #expect(!part.records.contains { $0.event == .reference(held) })
  }

  /// PlayVC gets a new note in its first turn, and says something in its second.
  private static let replaced: Trace = {
    let events: [Trace.Event] = [
      participant("PlayVC", .controller), participant("Note", .model), participant("Note2", .model),
      .state(.init(owner: "PlayVC", property: "note", old: nil, new: "Note")), hold("Note"),
      .turn(.init(number: 1, action: "tap")),
      .message(.init(turn: 1, kind: .set, from: "UIKit", to: "PlayVC", text: "note")),
      .state(.init(parent: 7, owner: "PlayVC", property: "note", old: "Note", new: "Note2")),
      hold("Note2"), .turn(.init(number: 2, action: "tap")),
      .message(.init(turn: 2, kind: .call, from: "PlayVC", to: "Note", text: "say()")),
      .message(.init(turn: 2, kind: .call, from: "PlayVC", to: "Note2", text: "say()")),
    ]
    return Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
  }()

  private static func participant(_ name: String, _ role: Role) -> Trace.Event {
    .participant(.init(name: name, type: name, role: role))
  }

  private static func hold(_ name: String) -> Trace.Event {
    .reference(.init(from: "PlayVC", property: "note", to: name, strength: .strong))
  }

  private func part(of trace: Trace, _ filter: String...) throws -> Trace {
    TracePart(of: trace, try DiagramFilter(filter), in: Diagram(trace)).trace
  }

  @Test func `a change before the part is there as a value, with what it holds`() throws {
    for filter in [["steps", "2-3"], ["hide", "set"], ["turns", "2"]] {
      let trace = Self.replaced
      let part = TracePart(of: trace, try DiagramFilter(filter), in: Diagram(trace)).trace
      let values = part.records.filter { [4, 5, 8, 9].contains($0.n) }.map(\.event)
      #expect(
        values == [
          .state(.init(owner: "PlayVC", property: "note", old: nil, new: "Note")),
          Self.hold("Note"),
          .state(.init(owner: "PlayVC", property: "note", old: nil, new: "Note2")),
          Self.hold("Note2"),
        ])
      #expect(part.actionsByTurn.keys.sorted() == [2])
    }
  }

  @Test func `what the last change holds belongs to the part`() throws {
    var trace = Self.replaced
    trace.records.removeLast(3)
    trace.records.append(
      .init(
        n: 20, event: .message(.init(turn: 1, kind: .call, from: "Note", to: "Note2", text: "x"))))
    let part = try part(of: trace, "only", "PlayVC", "UIKit", "Controller", "Model", "steps", "1")
    #expect(part.records.map(\.n).contains(9))
    #expect(part.messages.map(\.n) == [7])
  }

  @Test func `an object of the part that is released or killed does not live on`() throws {
    var trace = Self.replaced
    trace.records += [
      .init(n: 20, event: .release(.init(object: "Note"))),
      .init(
        n: 21, event: .turn(.init(number: 3, action: "relaunch", killed: ["PlayVC", "Note2"]))),
      .init(n: 22, event: .screen(.init(turn: 3, text: "Home"))),
    ]
    let calls = try part(of: trace, "only", "call")
    #expect(calls.records.contains { $0.event == .release(.init(object: "Note")) })
    let one = try part(of: trace, "only", "PlayVC", "Note")
    #expect(
      one.records.suffix(2).map(\.event) == [
        .turn(.init(number: 3, action: "relaunch", killed: ["PlayVC"])),
        .screen(.init(turn: 3, text: "Home")),
      ])
    // What ends after the chosen turns is still there at their end.
    let before = try part(of: trace, "turns", "1")
    #expect(before.actionsByTurn.keys.sorted() == [1])
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `what is read back draws what was shown`(seed: Seed) throws {
    let (trace, filter) = Self.generated(seed)
    let whole = Diagram(trace, showing: .all)
    let part = TracePart(of: trace, filter, in: whole).trace
    let back = Diagram(try Trace(jsonLines: part.jsonLines), showing: .all)
    var unfolded = filter
    unfolded.folds = []
    let shown = whole.filtered(by: unfolded)
    #expect(
      back.messages.map(Said.init) == shown.messages.map(Said.init), "seed \(seed): \(filter)")
    #expect(back.changes.map(\.record) == shown.changes.map(\.record), "seed \(seed): \(filter)")
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `all that a drawing shows is there, under the numbers that it has there`(seed: Seed) {
    let (trace, filter) = Self.generated(seed)
    let drawn = Diagram(trace)
    let part = TracePart(of: trace, filter, in: drawn)
    let kept = Set(part.trace.messages.map(\.n))
    var unfolded = filter
    unfolded.folds = []
    let shown = drawn.filtered(by: unfolded).messages.compactMap(\.record)
    #expect(kept.isSuperset(of: shown), "seed \(seed): \(filter)")
    #expect(kept.count + part.hidden.messages == trace.messages.count, "seed \(seed): \(filter)")
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `no record speaks of one that is not there`(seed: Seed) {
    let (trace, filter) = Self.generated(seed)
    let part = TracePart(of: trace, filter, in: Diagram(trace)).trace
    // The generated trace itself also names participants and messages that it does not have.
    guard part.header.part != nil else { return #expect(part == trace) }
    let messages = Set(part.messages.map(\.n))
    let names = Set(part.participants.map(\.name))
    for record in part.records {
      switch record.event {
      case .message(let message):
        let numbers = [message.parent, message.cause].compactMap(\.self)
        #expect(messages.isSuperset(of: numbers), "seed \(seed): \(filter)")
        #expect(names.isSuperset(of: [message.from, message.to]), "seed \(seed): \(filter)")
      case .state(let change):
        #expect(messages.isSuperset(of: [change.parent].compactMap(\.self)), "seed \(seed)")
        #expect(names.contains(change.owner), "seed \(seed): \(filter)")
      case .return(let result): #expect(messages.contains(result.message), "seed \(seed)")
      case .reference(let reference):
        #expect(names.isSuperset(of: [reference.from, reference.to]), "seed \(seed): \(filter)")
      case .turn(let turn): #expect(names.isSuperset(of: turn.killed), "seed \(seed): \(filter)")
      case .release(let release):
        #expect(names.contains(release.object), "seed \(seed): \(filter)")
      case .participant, .screen: break
      }
    }
  }

  private struct Said: Equatable {
    let record: Int?
    let depth: Int
    let from, to, text: String

    init(_ message: Diagram.Message) {
      (record, depth) = (message.record, message.depth)
      (from, to, text) = (message.from, message.to, message.text)
    }
  }

  private static func generated(_ seed: Seed) -> (Trace, DiagramFilter) {
    var random = SplitMix64(seed: seed)
    let trace = Trace.generated(&random)
    return (trace, .generated(&random, messages: max(1, Diagram(trace).messages.count)))
  }
}
