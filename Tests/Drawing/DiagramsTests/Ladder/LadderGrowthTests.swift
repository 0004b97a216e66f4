import Cells
import Testing
import Trace

@testable import Diagrams

@Suite struct LadderGrowthTests {
  @Test func `says the names again, without those that are gone`() {
    let diagram = Diagram(
      participants: ["A", "B", "C"].map { .init(id: $0) },
      items: [
        call(1, "A", "B"), call(2, "B", "C"), .release(.init(objects: ["B"])), call(3, "A", "C"),
      ])
    #expect(
      diagram.ladder(.init(width: 60, repeatHeadsEvery: 3)).plain == """
         ┌ A
         │   ┌ B
         │   │   ┌ C
         ├──▶│   │   1 go()
         │   ├──▶│   2 go()
         │   ✕   │     B released

         ┌ A
         │       ┌ C
         ├──────▶│   3 go()

        3 messages · 0 state changes · 3 participants
        """)
  }

  @Test func `a lifeline begins and ends only once`() {
    let source =
      "sequenceDiagram\nparticipant A\ncreate participant B\nactivate B\nA->>B: hi\nB->>A: back\n"
    let begun = Diagram.reading(mermaid: source).0.ladderRows(.init(width: 40)) ?? []
    #expect(begun.map(\.plain) == [" ┌ A", " │   ┌ B", " ├──▶┃   hi", " │◀──┨   back"])
    let ended = Diagram(
      participants: ["A", "B"].map { .init(id: $0) },
      items: [.release(.init(objects: ["B"])), .release(.init(objects: ["A", "B"]))])
    #expect(
      ended.ladderRows(.init(width: 40))?.map(\.plain) == [
        " ┌ A", " │   ┌ B", " │   ✕     B released", " ✕         A, B released",
      ])
  }

  @Test func `grows by a lifeline`() throws {
    var diagram = Diagram(participants: [.init(id: "A"), .init(id: "B")], items: [])
    var ladder = try #require(Ladder(diagram.participants))
    var lines = ladder.heads + ladder.append(call(1, "A", "B"))
    diagram.participants.append(.init(id: "C", role: .model, isMadeLater: true))
    let heads = ladder.update(diagram) ?? []
    lines += [Styled.Line()] + heads
    lines += ladder.append(call(2, "B", "A"))
    lines += ladder.append(call(3, "A", "C", .create))
    #expect(
      Styled(lines).plain == """
         ┌ A
         │   ┌ B
         ├──▶│   1 go()

         ┌ A
         │   ┌ B
         │   │   ┌ C  Model
         │◀──┤   ·   2 go()
         ├───┼──▶○   3 go() [create]
        """)
  }

  @Test func `a number wider than its column takes the room from its words`() throws {
    var ladder = try #require(Ladder([.init(id: "A"), .init(id: "B")], .init(width: 40)))
    let lines = [99, 1_000, 100_000].flatMap {
      ladder.append(call($0, "A", "B", text: "resignFirstResponder() twice"))
    }
    #expect(
      Styled(lines).plain == """
         ├──▶│  99 resignFirstResponder() twice
         ├──▶│  1000 resignFirstResponder()
         │   │       twice
         ├──▶│  100000 resignFirstResponder()
         │   │       twice
        """)
    #expect(lines.allSatisfy { $0.cells <= 40 })
  }

  @Test func `tells in words what does not fit next to each other`() {
    let names = (1...15).map { "Object\($0)" }
    let diagram = Diagram(
      participants: names.map { .init(id: $0) }, items: [call(1, "Object1", "Object15")])
    #expect(
      diagram.ladder(.init(width: 40)).plain == """
        15 lifelines do not fit into 40 columns.
        In words:

        With Object1, Object2, Object3, Object4,
        Object5, Object6, Object7, Object8,
        Object9, Object10, Object11, Object12,
        Object13, Object14, Object15.
        1. Object1 calls go() on Object15.
        1 message, 0 state changes, 15
        participants.
        """)
  }

  @Test func `colours lifelines by role and words by meaning`() throws {
    var ladder = try #require(
      Ladder([.init(id: "V", role: .view), .init(id: "C", role: .controller)]))
    #expect(
      ladder.append(call(1, "V", "C", .delegate)).first?.spans == [
        .init(" "), .init("├╌╌▷", .part(.view)), .init("│ ", .part(.controller)),
        .init("  1 ", .faint), .init("go()"),
        .init(" [delegate]", .faint),
      ])
  }

  private func call(
    _ number: Int, _ from: String, _ to: String, _ kind: MessageKind = .call,
    text: String = "go()"
  ) -> Diagram.Item {
    .message(.init(number: number, kind: kind, from: from, to: to, text: text))
  }
}
