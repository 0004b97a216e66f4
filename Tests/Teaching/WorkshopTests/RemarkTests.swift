import Testing
import Trace

@testable import Workshop

/// What a reader of working code would ask about.
struct RemarkTests {
  private let objects: [Trace.Event] = [
    .participant(.init(name: "PlayVM", type: "PlayViewModel", role: .viewModel)),
    .participant(.init(name: "Hello", type: "Recording", role: .model)),
    .participant(.init(name: "nameField", type: "UITextField", role: .view)),
    .turn(.init(number: 1, action: "rename Hello Hi")),
  ]

  private func ask(_ receiver: String = "Hello", _ text: String = "name") -> Trace.Event {
    .message(.init(turn: 1, kind: .query, from: "PlayVM", to: receiver, text: text))
  }

  private func write(_ name: String) -> Trace.Event {
    .message(
      .init(
        turn: 1, kind: .set, from: "PlayVM", to: "nameField", text: "text", arguments: [name]))
  }

  private func remarks(on events: [Trace.Event], usual: [Trace.Event] = []) -> [Remark] {
    Remark.all(on: Habits(of: trace(events)), in: "rename", besides: [Habits(of: trace(usual))])
  }

  private func trace(_ events: [Trace.Event]) -> Trace {
    let records = (objects + events).enumerated().map { Trace.Record(n: $0 + 1, event: $1) }
    return Trace(header: .init(pattern: "mvvm-c"), records: records)
  }

  private func repeated(_ kind: MessageKind, _ to: String, _ text: String, _ times: Int) -> Remark {
    .repeated(
      .init(
        scenario: "rename", action: "rename Hello Hi", kind: kind, from: "PlayVM", to: to,
        text: text, times: times))
  }

  @Test func `a question that is asked three times is a remark`() {
    #expect(remarks(on: [ask()]) == [])
    #expect(remarks(on: [ask(), ask(), ask()]) == [repeated(.query, "Hello", "name", 3)])
  }

  @Test func `a question is asked again when its answer may have changed`() {
    let change = Trace.Event.state(.init(owner: "Hello", property: "name", old: "a", new: "b"))
    #expect(remarks(on: [ask(), change, ask()]) == [])
    let view = Trace.Event.state(.init(owner: "nameField", property: "text", old: "a", new: "b"))
    #expect(remarks(on: [ask(), view, ask()]) == [repeated(.query, "Hello", "name", 2)])
  }

  @Test func `a view that is written twice is a remark, with another text between it is none`() {
    let written = Trace.Event.state(
      .init(parent: 5, owner: "nameField", property: "text", old: "a", new: "b"))
    #expect(
      remarks(on: [write("b"), written, write("b")]) == [repeated(.set, "nameField", "text", 2)])
    let other = Trace.Event.state(
      .init(parent: 7, owner: "nameField", property: "text", old: "b", new: "c"))
    #expect(remarks(on: [write("b"), written, write("c"), other, write("b")]) == [])
  }

  @Test func `two turns are two occasions`() {
    let next = Trace.Event.turn(.init(number: 2, action: "rename Hello Ho"))
    let later = Trace.Event.message(
      .init(turn: 2, kind: .query, from: "PlayVM", to: "Hello", text: "name"))
    #expect(remarks(on: [ask(), next, later]) == [])
  }

  @Test func `what the pattern does as it is needs no remark`() {
    #expect(remarks(on: [ask(), ask()], usual: [ask(), ask()]) == [])
    #expect(remarks(on: [ask(), ask()], usual: [ask(), ask("Hello", "uuid")]).count == 1)
  }

  @Test func `a model may ask its own objects as often as it likes`() {
    let sorting = Trace.Event.message(
      .init(turn: 1, kind: .query, from: "Hello", to: "PlayVM", text: "name"))
    #expect(remarks(on: [sorting, sorting]) == [])
  }

  @Test func `an object to which nothing is said is a remark`() {
    let created = Trace.Event.message(
      .init(turn: 1, kind: .create, from: "Hello", to: "PlayVM", text: "init"))
    #expect(remarks(on: [created]) == [.unused(["PlayVM"], scenario: "rename")])
    let called = Trace.Event.message(
      .init(turn: 1, kind: .call, from: "Hello", to: "PlayVM", text: "start()"))
    #expect(remarks(on: [created, called]) == [])
    #expect(remarks(on: [created], usual: [created]) == [])
  }
}
