import Cells
import Diagrams
import Testing

/// Frames in a ladder: brackets around the words.
@Suite struct LadderFrameTests {
  @Test func `brackets that have no room are one sign before those of the inner frames`() {
    let diagram = Diagram(
      participants: [.init(id: "A"), .init(id: "B")],
      items: [
        .frame(.init(.loop)), .frame(.init(.opt)), .frame(.init(.alt)),
        .message(.init(number: 1, from: "A", .init(), to: "B", text: "go()")),
        .end(.alt), .end(.opt), .end(.loop),
      ])
    #expect(
      diagram.ladder(.init(width: 22)).plain == """
        ┌ A
        │ ┌ B
        │ │   ╭ loop
        │ │   │ ╭ opt
        │ │   » ╭ alt
        ├▶│   » │ go()
        │ │   » ╰
        │ │   │ ╰
        │ │   ╰

        1 message · 2
        participants
        """)
  }
}
