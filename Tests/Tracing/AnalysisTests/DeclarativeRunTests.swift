import Analysis
import Testing
import Trace

/// A name is written. The node that has read it is marked, and its body is computed when the action is over.
///
/// - Parameter other: a node that reads nothing.
private func rename(readBy node: String = "ItemRow", not other: String = "FolderView") -> Trace {
  let events: [Trace.Event] = [
    .participant(.init(name: "User", type: "Person", role: .user)),
    .participant(.init(name: "nameField", type: "TextField", role: .view)),
    .participant(.init(name: "Hello", type: "Recording", role: .model)),
    .participant(.init(name: "Observation", type: "Observation", role: .observation)),
    .participant(.init(name: node, type: node, role: .viewNode)),
    .participant(.init(name: "Kit", type: "Kit", role: .system)),
    .turn(.init(number: 1, action: "launch")),
    .message(.init(turn: 1, kind: .body, from: "Kit", to: node, text: "body")),
    .message(
      .init(
        turn: 1, depth: 1, parent: 8, kind: .read, from: node, to: "Hello", text: "name")),
    .turn(.init(number: 2, action: "type \"Hi\"")),
    .message(.init(turn: 2, kind: .user, from: "User", to: "nameField", text: "type \"Hi\"")),
    .message(
      .init(
        turn: 2, depth: 1, parent: 11, kind: .binding, from: "nameField", to: "Hello",
        text: "name", arguments: ["\"Hi\""])),
    .message(
      .init(
        turn: 2, depth: 2, parent: 12, kind: .write, from: "Hello", to: "Observation",
        text: "name")),
    .message(
      .init(
        turn: 2, depth: 3, parent: 13, origin: 9, kind: .invalidate, from: "Observation",
        to: node, text: "name")),
    .state(
      .init(parent: 12, owner: "Hello", property: "name", old: "\"Hello\"", new: "\"Hi\"")),
    .message(
      .init(turn: 2, origin: 14, kind: .body, from: "Kit", to: node, text: "body")),
    .message(
      .init(
        turn: 2, depth: 1, parent: 16, kind: .read, from: node, to: "Hello", text: "name")),
    .participant(.init(name: other, type: other, role: .viewNode)),
  ]
  return Trace(
    header: .init(pattern: "mv"),
    records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
}

@Suite struct DeclarativeRunTests {
  @Test func `a write is announced, and the node that hears of it shows it by its body`() {
    #expect(
      rename().sketch == """
        set off by Kit > ItemRow body
        written: Kit > ItemRow body

        set off by User > nameField type "Hi"
        model Hello.name "Hello" → "Hi", after 2 messages
        marked: Hello > Observation name
          ItemRow acted: Kit > ItemRow body
        written: Kit > ItemRow body
        """)
  }

  @Test func `the cause of a body is the write, and the cause of the write is the person`() throws {
    let chain = try #require(CauseFinder(rename()).chain(to: 16))
    #expect(chain.origin.kind == .person)
    #expect(chain.origin.action == "type \"Hi\"")
    #expect(chain.steps.map(\.message) == [11, 12, 13, 14, 16])
    #expect(chain.steps.last?.link == .workedOff)
    #expect(chain.steps[3].registration == 9, "the row had read the name")
  }

  @Test func `reading, writing and marking are the observer pattern`() {
    #expect(Lens.observer.kinds.isSuperset(of: [.read, .write, .invalidate]))
  }

  @Test func `each kind says what its sender has to know`() {
    let kinds: [MessageKind] = [.body, .read, .write, .invalidate, .resume]
    #expect(
      kinds.map(\.senderKnowsReceiver) == [false, true, false, false, false])
  }

  @Test func `who is marked differs where both runs have both nodes`() {
    let (row, folder) = (
      ToldRun(rename()), ToldRun(rename(readBy: "FolderView", not: "ItemRow"))
    )
    let rows = StoryAlignment(row, folder).rows.map { alike in
      [alike.first.map { row.text(of: $0) }, alike.second.map { folder.text(of: $0) }]
        .map { $0 ?? "–" }.joined(separator: " | ")
    }
    #expect(rows.contains("Observation > ItemRow name | –"), "\(rows)")
    #expect(rows.contains("– | Observation > FolderView name"), "\(rows)")
    #expect(
      Contrast.sentences(row, folder, actions: ["launch", "type"]).contains(
        "type: In A, Observation marks ItemRow, which has read name; in B, Observation marks FolderView, which has read name."
      ))
  }
}

extension ToldRun {
  /// The first message of a moment.
  fileprivate func text(of moment: StoryMoment) -> String {
    moment.messages.first.flatMap(message).map { "\($0.from) > \($0.to) \($0.text)" } ?? ""
  }
}
