import Cells
import Diagrams
import Testing
import Trace

/// What lies across lifelines or between them, where there is not much room.
@Suite struct WideRoomTests {
  @Test(arguments: [Diagram.Note.Side.left, .right])
  func `no corner of a note is on a lifeline`(side: Diagram.Note.Side) throws {
    for (width, letters) in (20...34).flatMap({ width in (1...20).map { (width, $0) } }) {
      let note = Diagram.Note(over: ["C"], side: side, text: String(repeating: "x", count: letters))
      let diagram = Diagram(
        participants: ["A", "B", "C", "D", "E"].map { .init(id: $0) }, items: [.note(note)])
      guard let rows = diagram.wide(.init(width: width))?.plain.split(separator: "\n") else {
        continue
      }
      let lifelines = try #require(rows.first { $0.contains("┬") }).places(of: "┬")
      let corners = Set(rows.flatMap { $0.places(of: "╭╮╰╯") })
      #expect(!corners.isEmpty)
      #expect(corners.isDisjoint(with: lifelines), "\(width) cells, \(letters) letters")
    }
  }

  @Test func `a gap has room for what an object without a lifeline sends`()
    throws
  {
    let diagram = Diagram(
      participants: [.init(id: "A"), .init(id: "B")],
      items: [
        .message(.init(number: 1, from: "A", .init(), to: "B", text: "go()")),
        .message(
          .init(number: 2, from: "Nobody", .init(), to: "B", text: "aNameThatMustNotBeBroken()")),
      ])
    #expect(
      try wideDrawing(diagram, 60) == """
        ┌───┐                                     ┌───┐
        │ A │                                     │ B │
        └─┬─┘                                     └─┬─┘
          │ go()                                    │
          ├────────────────────────────────────────▶│
          │ Nobody → B: aNameThatMustNotBeBroken()  │
        """)
  }

  @Test func `a gap has room for the number of its message, however short the words are`() throws {
    var short = Diagram.Message(number: 1, from: "B", .init(), to: "C", text: "go")
    short.numeral = "10.125"
    let long = Diagram.Message(
      number: 2, from: "A", .init(), to: "B", text: "aLongName thatTakes allTheRoom there.is")
    let diagram = Diagram(
      participants: ["A", "B", "C"].map { .init(id: $0) }, items: [.message(short), .message(long)])
    for width in 10...60 {
      guard let drawing = diagram.wide(.init(width: width))?.plain else { continue }
      #expect(drawing.contains("10.125"), "\(drawing)")
    }
  }

  @Test func `the words in the name of a box are whole where there is room`() throws {
    let diagram = Diagram.reading(
      mermaid: """
        sequenceDiagram
          participant A
          box Authentication
            participant F
          end
          box Infrastructure
            participant G
          end
          A->>F: hi
          F->>G: x
        """
    ).0
    #expect(
      diagram.wideRows(.init(width: 60)).map { Styled(Array($0.prefix(5))).plain } == """
              Authentication Infrastructure
              ┏━━━┓          ┏━━━┓
        ┌───┐ ┌───┐          ┌───┐
        │ A │ │ F │          │ G │
        └─┬─┘ └─┬─┘          └─┬─┘
        """)
    for width in 14...60 {
      guard let rows = diagram.wideRows(.init(width: width)) else { continue }
      #expect(rows.allSatisfy { $0.cells <= width })
    }
  }

  @Test func `a label gives back the room that a word in the name of a box needs`() throws {
    let diagram = Diagram.reading(
      mermaid: """
        sequenceDiagram
          box Backend
            participant A
          end
          box Datenbank
            participant B
          end
          participant C
          A->>B: x
          B->>C: some words here that are long
        """
    ).0
    #expect(
      try wideDrawing(diagram, 40) == """
        Backend Datenbank
        ┏━━━┓   ┏━━━┓
        ┌───┐   ┌───┐             ┌───┐
        │ A │   │ B │             │ C │
        └─┬─┘   └─┬─┘             └─┬─┘
          │ x     │                 │
          ├──────▶│                 │
          │       │ some words here │
          │       │ that are long   │
          │       ├────────────────▶│
        """)
  }

  @Test func `no word is in the narrow room between a lifeline and a border`() throws {
    let diagram = Diagram.reading(
      mermaid: """
        sequenceDiagram
          participant A as Layer
          participant B as DB
          A->>B: a word more
          critical Establish a connection to DB
            A-->B: connect
          end
        """
    ).0
    #expect(
      try wideDrawing(diagram, 20) == """
        ┌─────┐        ┌───┐
        │Layer│        │DB │
        └──┬──┘        └─┬─┘
           │ a word more │
           ├────────────▶│
         ╔═╪═ critical ══╪═╗
         ║ │ [Establish  │ ║
         ║ │ a           │ ║
         ║ │ connection  │ ║
         ║ │ to DB]      │ ║
         ║ │ connect     │ ║
         ║ ├╌╌╌╌╌╌╌╌╌╌╌╌╌┤ ║
         ╚═╪═════════════╪═╝
        """)
    for width in 20...60 {
      let drawing = diagram.wide(.init(width: width))?.plain
      #expect(drawing?.contains(#/│\S║/#) == false, "\(width)")
    }
  }

  @Test func `a long name leaves room for the words next to it`() throws {
    let texts = [String(repeating: "x", count: 150), String(repeating: "测", count: 80)]
    let diagram = Diagram(
      participants: ["A", "B", String(repeating: "N", count: 100)].map { .init(id: $0) },
      items: texts.map { .message(.init(number: 1, from: "A", .init(), to: "B", text: $0)) })
    let rows = try wideDrawing(diagram, 60).split(separator: "\n")
    #expect(rows.contains { $0.contains("xxxxxxxxxx") })
    #expect(rows.contains { $0.contains("测测测测测") })
    #expect(rows.count < 50)
  }

  @Test func `a message that creates an object may begin an activation of it`() throws {
    var created = Diagram.Message(number: 1, from: "A", .init(), to: "B", text: "B()")
    (created.creates, created.activates) = (true, true)
    let diagram = Diagram(
      participants: [.init(id: "A"), .init(id: "B", isMadeLater: true)],
      items: [
        .message(created),
        .message(.init(number: 2, from: "B", .init(.broken), to: "A", text: "done")),
      ])
    #expect(
      try wideDrawing(diagram, 30) == """
        ┌───┐
        │ A │
        └─┬─┘
          │B()  ┌─┐
          ├────▶│B│
          │     └┬┘
          │ done ┃
          │◁╌╌╌╌╌┨
        """)
  }
}

extension StringProtocol {
  /// The columns that have one of the signs.
  fileprivate func places(of signs: String) -> [Int] {
    enumerated().filter { signs.contains($0.element) }.map(\.offset)
  }
}
