import Cells
import Diagrams
import Testing
import Trace

@Suite struct WideTests {
  @Test func `draws something of everything`() throws {
    #expect(
      try wideDrawing(loading, 100) == #"""
        Loading a page

                            ┏━ Server ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
             ┌───────┐      ┌─────────┐                                 ┌───────────┐       ┌─────────┐
             │ Anna  │      │ Loader  │                                 │ Postgres  │       │ Events  │
             │ actor │      │         │                                 │ database  │       │  queue  │
             └───┬───┘      └────┬────┘                                 └─────┬─────┘       └────┬────┘
                 │ load(page: 3) ┃                                            │                  │
                 ├─1────────────▶┃                                            │                  │
                 │               ┠─┐ 2 retry()                                │                  │
                 │               █◀┘                                          │                  │
                 │               █ init(queue:                                │                  │
                 │               █ main)            ┌─────┐                   │                  │
                 │               █─────────────────▶│ Job │                   │                  │
                 │               █                  └──┬──┘                   │                  │
                 │               █                  ╔══╪═ loop [every page] ══╪════════════════╗ │
                 │               █                  ║  │ SELECT * FROM page   │                ║ │
                 │               █                  ║  ├─────────────────────▶│                ║ │
                 │               █                  ║╔═╪═ opt [is empty] ═════╪═══════════════╗║ │
                 │               █                  ║║ │ no rows              │               ║║ │
                 │               █                  ║║ │⇠╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤               ║║ │
                 │               █                  ║║ │                      │ ╭────────────╮║║ │
                 │               █                  ║║ │                      │ │ An index   │║║ │
                 │               █                  ║║ │                      │ │ would help │║║ │
                 │               █                  ║║ │                      │ │ here       │║║ │
                 │               █                  ║║ │                      │ ╰────────────╯║║ │
                 │               █                  ║╚═╪══════════════════════╪═══════════════╝║ │
                 │               █                  ╚══╪══════════════════════╪════════════════╝ │
                 │               █                     ◆ state .busy → .done  │                  │
                 │               ┃                     │ both ways            │                  │
                 │               ┃◀────────────────────┼─────────────────────▶│                  │
        ╭──────╮ │               ┃                     │                      │                  │
        │She   │ │               ┃                     │                      │                  │
        │waits │ │               ┃                     │                      │                  │
        ╰──────╯ │               ┃                     │                      │                  │
                 │               ┃                     │                      │          ╭───────┴──────╮
                 │               ┃                     │                      │          │ nobody reads │
                 │               ┃                     │                      │          ╰───────┬──────╯
                 │             ╔═╪═ par [log] ═════════╪══════════════════════╪══════════════════╪═╗
                 │             ║ ┃                     │ log(a)               │                  │ ║
                 │             ║ ┠─────────────────────┼──────────────────────┼─────────────────◣│ ║
                 │             ╟╌┼╌ and [tell] ╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╢
                 │             ║ ┃                     │ tell                 │                  │ ║
                 │             ║ ●╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌⇁│ ║
                 │             ║ ┃                     │ ok                   │                  │ ║
                 │             ║ ●╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤ ║
                 │             ╚═╪═════════════════════╪══════════════════════╪══════════════════╪═╝
        ─────────┼─ tap "Cancel" ┼─────────────────────┼──────────────────────┼──────────────────┼────────
                 │               ┃ cancel()            │                      │                  │
                 │               ┠─────────────────────✕                      │                  │
                 │ page          ┃                                            │                  │
                 │◁╌╌╌╌╌╌╌╌╌╌╌╌3╌┨                                            │                  │
               ╔═╪═ rect ════════╪════════════════════════════════════════════╪══════════════════╪═╗
               ║ │               │ a message that goes all the way from Anna  │ to the events    │ ║
               ║ ├───────────────┼────────────────────────────────────────────┼─────────────────▶│ ║
               ╚═╪═══════════════╪════════════════════════════════════════════╪══════════════════╪═╝
                 │               ✕                  Loader, Postgres released ✕                  │
        """#)
  }

  @Test func `draws the rename at 120 columns`() throws {
    #expect(
      try wideDrawing(Diagram(Trace(sketch: rename)), 120) == #"""
        View: nameField, tableView · Controller: PlayVC, FolderVC · Model: Recording, RootFolder, Store
         ┌─────┐ ┌─────┐                      ┌─────┐ ┌─────────┐             ┌───────┐┌─────┐   ┌─────┐     ┌─────────┐ ┌─────┐
         │User │ │name │                      │Play │ │Recording│             │ Root  ││Store│   │ NC  │     │FolderVC │ │table│
         │     │ │Field│                      │ VC  │ │         │             │Folder ││     │   │     │     │         │ │View │
         └──┬──┘ └──┬──┘                      └──┬──┘ └────┬────┘             └───┬───┘└──┬──┘   └──┬──┘     └────┬────┘ └──┬──┘
            │ type  │                            │         │                      │       │         │             │         │
            │ "Hi"  │                            │         │                      │       │         │             │         │
            ├─1────▶│                            │         │                      │       │         │             │         │
            │       │ textFieldShouldReturn(_:)  │         │                      │       │         │             │         │
            │       ├╌2╌╌╌╌╌╌╌ delegate ╌╌╌╌╌╌╌╌▷│         │                      │       │         │             │         │
            │       │ resignFirstResponder()     │         │                      │       │         │             │         │
            │       │◀─────────────────────────3─┤         │                      │       │         │             │         │
            │       │ textFieldDidEndEditing(_:) │         │                      │       │         │             │         │
            │       ├╌4╌╌╌╌╌╌╌ delegate ╌╌╌╌╌╌╌╌▷│         │                      │       │         │             │         │
            │       │                            │ setName(│                      │       │         │             │         │
            │       │                            │ "Hi")   │                      │       │         │             │         │
            │       │                            ├─5──────▶│                      │       │         │             │         │
            │       │                            │         ◆ name "Hello" → "Hi"  │       │         │             │         │
            │       │                            │         │ reSort(changedItem:) │       │         │             │         │
            │       │                            │         ├─6───────────────────▶│       │         │             │         │
            │       │                            │         │ save(_:userInfo:)    │       │         │             │         │
            │       │                            │         ├─7────────────────────┼──────▶│         │             │         │
            │       │                            │         │                      │       │ post    │             │         │
            │       │                            │         │                      │       │ "Store  │             │         │
            │       │                            │         │                      │       │ Changed"│             │         │
            │       │                            │         │                      │       ├╌8 post ▷│             │         │
            │       │                            │         │                      │       │         │handleChange │         │
            │       │                            │         │                      │       │         │Notification(│         │
            │       │                            │         │                      │       │         │_:)          │         │
            │       │                            │         │                      │       │         ├╌9 observer ▷│         │
            │       │                            │         │                      │       │         │             │ moveRow(│
            │       │                            │         │                      │       │         │             │ at:to:) │
            │       │                            │         │                      │       │         │             ├─10─────▶│
            │       │                            │         │ storeChanged(_:)     │       │         │             │         │
            │       │                            │◁╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌ observer ╌╌╌╌╌╌┼╌╌╌╌╌╌╌┼╌╌╌╌╌╌11╌┤             │         │
        """#)
  }

  @Test func `says the names again, on lifelines that go on`() throws {
    let diagram = Diagram(
      participants: ["A", "B"].map { .init(id: $0) },
      items: [call(1, "A", "B"), call(2, "B", "A"), .release(.init(objects: ["B"]))])
    let drawing = try #require(diagram.wide(.init(width: 60, repeatHeadsEvery: 3)))
    #expect(
      drawing.plain == """
        ┌───┐  ┌───┐
        │ A │  │ B │
        └─┬─┘  └─┬─┘
          │ go() │
          ├─1───▶│
          │ go() │
          │◀───2─┤
        ┌─┴─┐  ┌─┴─┐
        │ A │  │ B │
        └─┬─┘  └─┬─┘
          │      ✕ B released

        2 messages · 0 state changes · 2 participants
        """)
  }

  @Test func `says them inside a frame, too`() throws {
    let diagram = Diagram.reading(
      mermaid: """
        sequenceDiagram
          box Server
            participant Loader
            participant Store
          end
          participant Log
          loop every page
            Loader->>Store: load()
            opt is new
              Store->>Store: save()
              Store-->>Loader: page
            end
          end
          Loader-)Log: done
        """
    ).0
    let drawing = try #require(diagram.wide(.init(width: 60, repeatHeadsEvery: 5)))
    #expect(
      drawing.plain == """
          ┏━ Server ━━━━━━━━━━━━━━━━━━┓
          ┌───────┐             ┌─────┐            ┌───┐
          │Loader │             │Store│            │Log│
          └───┬───┘             └──┬──┘            └─┬─┘
        ╔═════╪═ loop [every page] ╪═════════════╗   │
        ║     │ load()             │             ║   │
        ║     ├───────────────────▶│             ║   │
        ║╔════╪═ opt [is new] ═════╪════════════╗║   │
        ║║    │                    ├─┐ save()   ║║   │
        ║║    │                    │◀┘          ║║   │
        ║║┌───┴───┐             ┌──┴──┐         ║║ ┌─┴─┐
        ║║│Loader │             │Store│         ║║ │Log│
        ║║└───┬───┘             └──┬──┘         ║║ └─┬─┘
        ║║    │ page               │            ║║   │
        ║║    │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤            ║║   │
        ║╚════╪════════════════════╪════════════╝║   │
        ╚═════╪════════════════════╪═════════════╝   │
              │ done               │                 │
              ├────────────────────┼────────────────→│

        4 messages · 3 participants
        """)
  }

  @Test func `shows a bar that begins and ends in the same place`() throws {
    let diagram = Diagram(
      participants: [.init(id: "A")],
      items: [
        .activation(.init(of: "A", begins: true)), .activation(.init(of: "A", begins: false)),
      ])
    #expect(
      try wideDrawing(diagram, 40) == """
        ┌───┐
        │ A │
        └─┬─┘
          ┃
        """)
  }

  @Test func `gives all gaps as much when nothing is known of what will be said`() throws {
    let diagram = Diagram(participants: ["A", "B", "C"].map { .init(id: $0) }, items: [])
    var wide = try #require(Wide(DiagramStream(diagram), .init(width: 40)))
    let heads = wide.heads
    #expect(
      Styled(heads + wide.append(call(1, "A", "C"))).plain == """
        ┌───┐            ┌───┐            ┌───┐
        │ A │            │ B │            │ C │
        └─┬─┘            └─┬─┘            └─┬─┘
          │ go()           │                │
          ├─1──────────────┼───────────────▶│
        """)
  }

  @Test func `colours lifelines by role and words by meaning`() throws {
    let diagram = Diagram(
      participants: [.init(id: "V", role: .view), .init(id: "C", role: .controller)],
      items: [call(1, "V", "C")])
    var wide = try #require(Wide(DiagramStream(diagram), .init(width: 40)))
    #expect(
      wide.append(call(1, "V", "C")).first?.spans == [
        .init("    "), .init("│ ", .part(.view)), .init("go()       "),
        .init("│", .part(.controller)),
      ])
  }

  @Test func `writes a release next to a lifeline that ends, not to one that has ended`() throws {
    let message = Diagram.Message(
      number: 1, from: "B", .init(), to: "C", text: "refresh(animated: true)")
    let diagram = Diagram(
      participants: ["A", "B", "C"].map { .init(id: $0) },
      items: [
        .message(message), .release(.init(objects: ["C"])), .release(.init(objects: ["A", "C"])),
      ])
    #expect(
      try wideDrawing(diagram, 29) == """
        ┌─┐      ┌───┐     ┌───┐
        │A│      │ B │     │ C │
        └┬┘      └─┬─┘     └─┬─┘
         │         │refresh( │
         │         │animated:│
         │         │true)    │
         │         ├────────▶│
         │         │       C ✕
         │         │released
         ✕ A, C    │
           released│
        """)
  }

  @Test func `has room for the hook of a message to oneself, though it has no words`() throws {
    let messages = [
      Diagram.Message(number: 1, from: "A", .init(), to: "B", text: "aVeryLongMessage"),
      Diagram.Message(number: 2, from: "B", .init(.broken), to: "B", text: ""),
    ]
    let diagram = Diagram(
      participants: [.init(id: "A"), .init(id: "B")], items: messages.map { .message($0) })
    #expect(
      try wideDrawing(diagram, 16) == """
        ┌─┐        ┌───┐
        │A│        │ B │
        └┬┘        └─┬─┘
         │ aVeryLong │
         │ Message   │
         ├──────────▶│
         │           ├╌┐
         │           │◁┘
        """)
  }

  @Test func `ASCII has no sign for half a head, so words say how Mermaid spells it`() throws {
    let diagram = Diagram.reading(
      mermaid: #"""
        sequenceDiagram
          B-|\A: half
          B-\\A: stick
          A-|\A: self
          B/|-A:
          B->>A: whole
        """#
    ).0
    #expect(
      try wideDrawing(diagram, 60, .ascii) == #"""
        +---+         +---+
        | B |         | A |
        +-+-+         +-+-+
          | half [-|\]  |
          +------------\|
          | stick [-\\] |
          +------------\|
          |             +-+ self [-|\]
          |             |/+
          | [/|-]       |
          |/------------+
          | whole       |
          +------------>|
        """#)
    #expect(try !wideDrawing(diagram, 60).contains("["))
  }

  private func call(_ number: Int, _ from: String, _ to: String) -> Diagram.Item {
    .message(.init(number: number, kind: .call, from: from, to: to, text: "go()"))
  }
}
