import Diagrams
import Testing

@Suite struct MermaidReaderTests {
  @Test func `knows who takes part, under which name, and as what`() {
    let diagram = read(
      """
      participant A
      actor B as Bob<br/>Brown
      participant C@{ "type": "database" } as Outer
      participant D@{
        "type" : "queue", "alias": "The Queue"
      }
      participant A as Alice #35;1
      Web App->>E-F: hello
      """)
    #expect(
      diagram.participants == [
        .init(id: "p1", name: "Alice #1"), .init(id: "p2", name: "Bob\nBrown", type: .actor),
        .init(id: "p3", name: "Outer", type: .database),
        .init(id: "p4", name: "The Queue", type: .queue), .init(id: "p5", name: "Web App"),
        .init(id: "p6", name: "E-F"),
      ])
  }

  @Test(arguments: [
    ("->", Diagram.Arrow(end: .none)), ("-->", .init(.broken, end: .none)), ("->>", .init()),
    ("-->>", .init(.broken)), ("<<->>", .init(start: .filled)),
    ("<<-->>", .init(.broken, start: .filled)), ("-x", .init(end: .cross)),
    ("--x", .init(.broken, end: .cross)), ("-)", .init(end: .open)),
    ("--)", .init(.broken, end: .open)), ("-|\\", .init(end: .upperHalf)),
    ("--|\\", .init(.broken, end: .upperHalf)), ("-|/", .init(end: .lowerHalf)),
    ("--|/", .init(.broken, end: .lowerHalf)), ("/|-", .init(start: .upperHalf, end: .none)),
    ("/|--", .init(.broken, start: .upperHalf, end: .none)),
    ("\\|-", .init(start: .lowerHalf, end: .none)),
    ("\\|--", .init(.broken, start: .lowerHalf, end: .none)), ("-\\\\", .init(end: .upperStick)),
    ("--\\\\", .init(.broken, end: .upperStick)), ("-//", .init(end: .lowerStick)),
    ("--//", .init(.broken, end: .lowerStick)), ("//-", .init(start: .upperStick, end: .none)),
    ("//--", .init(.broken, start: .upperStick, end: .none)),
    ("\\\\-", .init(start: .lowerStick, end: .none)),
    ("\\\\--", .init(.broken, start: .lowerStick, end: .none)),
    ("()->>", .init(startsInCircle: true)), ("-->>()", .init(.broken, endsInCircle: true)),
    (" ()->> ()", .init(startsInCircle: true, endsInCircle: true)),
  ])
  func `knows every arrow`(spelling: String, arrow: Diagram.Arrow) {
    let message = read("A\(spelling)B: x").messages.first
    #expect(message == .init(number: 1, from: "p1", arrow, to: "p2", text: "x"))
  }

  @Test func `reads words as they are meant`() {
    let diagram = read(
      """
      A->>B: one<br>two<BR />three #35;4 #9829; #quot;q#quot; &amp; &lt;b&gt; #nope; 100%%
      A->>B:wrap: a; B->>A :  b # c
      A->>B:
      %% nothing; A->>B: not this
      # nor this
      A->>B: \u{1B}[31mred\tcell
      """)
    #expect(
      diagram.messages.map(\.text) == [
        "one\ntwo\nthree #4 ♥ \"q\" & <b> #nope; 100%%", "a", "b", "", "␛[31mred cell",
      ])
  }

  @Test func `reads frames with their parts`() {
    let diagram = read(
      """
      alt yes
      else no
        loop
        end
      else
      end
      par_over x
      and y
      end
      critical c
      option o
      end
      rect rgb(1, 2, 3)
      end
      """)
    #expect(
      diagram.items == [
        .frame(.init(.alt, "yes")), .section(.init(.else, "no")), .frame(.init(.loop)),
        .end(.loop), .section(.init(.else)), .end(.alt), .frame(.init(.parOver, "x")),
        .section(.init(.and, "y")), .end(.parOver), .frame(.init(.critical, "c")),
        .section(.init(.option, "o")), .end(.critical),
        .frame(.init(.rect, "rgb(1, 2, 3)")), .end(.rect),
      ])
  }

  @Test func `reads lives, activations and notes`() {
    let diagram = read(
      """
      A->>+B: 1
      create actor C as Carl
      B->>C: 2
      destroy C
      C--xB: 3
      B-->>-A: 4
      activate A
      deactivate A
      Note over B , A: n
      note LEFT OF A: l
      Note right of A: r
      """)
    #expect(diagram.participants.map(\.isMadeLater) == [false, false, true])
    #expect(diagram.messages.map(\.activates) == [true, false, false, false])
    #expect(diagram.messages.map(\.creates) == [false, true, false, false])
    #expect(diagram.messages.map(\.destroys) == [nil, nil, "p3", nil])
    #expect(diagram.messages.map(\.deactivates) == [false, false, false, true])
    #expect(
      diagram.items.suffix(5) == [
        .activation(.init(of: "p1", begins: true)), .activation(.init(of: "p1", begins: false)),
        .note(.init(over: ["p1", "p2"], text: "n")),
        .note(.init(over: ["p1"], side: .left, text: "l")),
        .note(.init(over: ["p1"], side: .right, text: "r")),
      ])
  }

  @Test func `numbers as Mermaid does`() {
    let diagram = read(
      """
      A->>B: a
      autonumber
      A->>B: b
      autonumber off
      A->>B: c
      autonumber 10 0.25
      A->>B: d
      A->>B: e
      """)
    #expect(diagram.messages.map(\.numeral) == [nil, "2", nil, "10", "10.25"])
  }

  @Test func `reads what is around the conversation`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: """
        \u{FEFF}---\r
        title: "Login"\r
        ---\r
        %%{init: { "sequence": {\r
          "showSequenceNumbers": true } } }%%\r
        sequenceDiagram; box Aqua Group One; participant A; actor B; end
        box transparent Red
        participant C
        end
        accTitle: Said # first
        accDescr {
          two
          lines
        }
        link A: Docs @ https://a.example/?x=1
        links A: {"Wiki": "https://b.example", "Log": "https://c.example"}
        A->>C: x
        """)
    #expect(problems == [])
    #expect(diagram.title == "Login")
    #expect(
      diagram.boxes == [
        .init(name: "Group One", color: "Aqua", members: ["p1", "p2"]),
        .init(name: "Red", members: ["p3"]),
      ])
    #expect(diagram.spokenTitle == "Said # first")
    #expect(diagram.spokenDescription == "two\nlines")
    #expect(diagram.participants[0].links.map(\.label) == ["Docs", "Wiki", "Log"])
    #expect(diagram.participants[0].links[0].address == "https://a.example/?x=1")
    #expect(diagram.messages.map(\.numeral) == ["1"])
  }

  @Test func `members of a box are in their order, also one that was named before it`() {
    let diagram = read("A->>B: x\nbox X\nparticipant C\nparticipant A\nparticipant C\nend")
    #expect(diagram.boxes == [.init(name: "X", members: ["p1", "p3"])])
  }

  @Test func `settings begin with a brace after the id of a participant, and nowhere else`() {
    let diagram = read(
      """
      participant A@home
      participant B@{ "type": "database" } as Store; A@home->>B: mail@{x; B->>A@home: {ok} @{
      Note over B: at @{ home; A@home->>B: last
      """)
    #expect(diagram.participants.map(\.name) == ["A@home", "Store"])
    #expect(diagram.messages.map(\.text) == ["mail@{x", "{ok} @{", "last"])
  }

  private func read(_ source: String) -> Diagram {
    let (diagram, problems) = Diagram.reading(mermaid: "sequenceDiagram\n" + source)
    #expect(problems == [])
    return diagram
  }
}
