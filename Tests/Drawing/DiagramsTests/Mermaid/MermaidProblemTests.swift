import Diagrams
import Testing

@Suite struct MermaidProblemTests {
  @Test func `says line, column, what to type instead, and draws the rest`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: """
        sequenceDiagram
          A->>B: fine
          A=>B: what
          A->>B; B->>A
          loop forever
            else: no
            B->>: x
            ->>B: y
            A->>B,C: z
          particpant D
          activate Z
          deactivate A
          A-->>-B: late
          create participant A
          create participant N
          A->>B: not to N
          destroy B
          Note over A,B,C: three
          Note A: nowhere
          participant "Web App" as W
          participant Q@{ "type": "cloud" }
          autonumber one
          link A: nothing
          end
          end
          A->>B: fine too
          alt open
        """)
    #expect(diagram.messages.map(\.text) == ["fine", "late", "not to N", "fine too"])
    #expect(
      problems.map(\.description).joined(separator: "\n") == """
        3:3: there is no Mermaid arrow between two names. Write A->>B: text. Here: A=>B: what
        4:8: a colon and words are missing. Write A->>B: text. Here: A->>B
        4:15: a colon and words are missing. Write B->>A: text. Here: B->>A
        6:5: there is no Mermaid arrow between two names. Write A->>B: text. Here: else: no
        7:9: this message has no receiver. Write a name after the arrow, as in A->>B: text. Here: \
        B->>: x
        8:5: this message has no sender. Write a name before the arrow, as in A->>B: text. Here: \
        ->>B: y
        9:10: B,C cannot be a name: it contains one of + < > , :. Write participant A as the name. Here: A->>B,C: z
        10:3: this is not a statement of Mermaid. Write a message as A->>B: text. Here: particpant D
        11:3: there is no participant Z so far. Write participant Z above this line. Here: activate Z
        12:3: A is not active. Write activate A above, or remove this. Here: deactivate A
        13:3: A is not active. Write activate A above, or remove this. Here: A-->>-B: late
        14:3: A already exists. Create each name once; write create participant B as A. Here: create participant A
        15:3: the next message does not go to N. Send it one right after create. Here: create participant N
        18:3: a note takes one or two names. Name the first and the last: Note over A,C: text. \
        Here: Note over A,B,C: three
        19:3: a note needs a place. Write Note over A: text, or left of, or right of. Here: Note A: nowhere
        20:15: the name before as has a space, so Mermaid takes all of it for the name. Write participant A as "Web App", and A in messages. Here: participant "Web App" as W
        21:19: there is no type cloud. Use one of participant, actor, boundary, control, entity, database, collections, queue. Here: participant Q@{ "type": "cloud" }
        22:14: this numbering cannot be read. Write autonumber, autonumber 10 5 or autonumber off. \
        Here: autonumber one
        23:10: this link cannot be read. Write link A: label @ https://address. Here: link A: \
        nothing
        25:3: no block is open here. Remove this end. Here: end
        27:3: this alt has no end. Write end below its last line. Here: alt open
        """)
  }

  /// A `;` of a text ends the statement. On another line, or as a statement of its own, nothing was cut off.
  @Test func `what is left of a text with a semicolon is told how to keep it`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: """
        sequenceDiagram
          A->>B: let x = 1;  return x
          A->>B: let x = 1#59; return x
          A->>B: one;
          two
          A->>B: three; B->>A: four; A=>B: five
        """)
    #expect(
      diagram.messages.map(\.text) == [
        "let x = 1", "let x = 1; return x", "one", "three", "four",
      ])
    #expect(
      problems.map(\.description).joined(separator: "\n") == """
        2:22: a ; ends the statement before it, and what follows is no statement. To have the ; in the text, write #59; for it. \
        Here: return x
        5:3: this is not a statement of Mermaid. Write a message as A->>B: text. Here: two
        6:30: there is no Mermaid arrow between two names. Write A->>B: text. Here: A=>B: five
        """)
  }

  @Test(arguments: [
    ("graph TD\n A-->B", "1:1: this is graph, another kind of Mermaid diagram."),
    ("A->>B: x", "1:1: the diagram has no first line."), ("---\ntitle: x", "1:1: the front matter"),
    ("sequenceDiagram\nsequenceDiagram", "2:1: a second diagram"),
    ("sequenceDiagram\n  %%{init: {", "2:3: this directive has no end"),
    ("sequenceDiagram\n  title\nA->>B: x", "2:3: this title has no words."),
    ("sequenceDiagram\nparticipant A@{ \"type\"", "2:1: this @{ has no end"),
    (
      "sequenceDiagram\nparticipant A@{ \"icon\": \"x\" }",
      "2:17: there is no setting icon. Write type or alias, or remove it."
    ),
    (
      "sequenceDiagram\nparticipant A@{\n type: queue,\n shadow\n}",
      "4:2: there is no setting shadow"
    ),
    (
      "sequenceDiagram\nparticipant A@{ alias: X } as Y",
      "2:17: what follows says something else than this alias. Keep one of the two."
    ),
    (
      "sequenceDiagram\nparticipant A@{ type: queue, type: actor }",
      "2:17: what follows says something else than this type."
    ),
    (
      "sequenceDiagram\nparticipant C as Cc@{ \"type\": \"database\" }",
      "2:20: the settings come before as. Write C@{ \"type\": \"database\" } as Cc. Here:"
    ),
    (
      "sequenceDiagram\ncreate Z",
      "2:1: participant or actor is missing. Write create participant Z. Here: create Z"
    ),
    ("sequenceDiagram\ncreate", "2:1: a name is missing. Write create participant A."),
    ("sequenceDiagram\nparticipant A@{ alias: '' }", "2:17: a name is missing. Write alias: A."),
    (
      "sequenceDiagram\nparticipant A@{ type: }",
      "2:17: this type says nothing. Use one of participant,"
    ),
    (
      "sequenceDiagram\nlinks A: {\"Page\": \"u\", \"Other\"}",
      "2:9: these links cannot be read. Write links A: {\"label\": \"https://address\"}. Here: links A:"
    ),
    ("sequenceDiagram\naccDescr {\n x", "2:1: this description has no end"),
    ("sequenceDiagram\nbox A\nA->>B: x\nend", "3:1: a box can contain only participants"),
    ("sequenceDiagram\nbox A\nbox B\nend\nend", "3:1: a box cannot contain a box"),
    ("sequenceDiagram\nbox A\nparticipant A", "2:1: this box has no end"),
    ("sequenceDiagram\nbox A\ncreate actor B\nend", "3:1: a box can contain only participants"),
    (
      "sequenceDiagram\nbox X\nparticipant A\nend\nbox Y\nparticipant A\nend",
      "6:1: A is in another box"
    ),
    (
      "---\ntitle: x\n---\nsequenceDiagram\ntitle y",
      "2:1: line 5 says something else. Keep one of the two. Here: title: x"
    ),
    ("sequenceDiagram\naccTitle: x\naccTitle: y", "2:1: line 3 says something else"),
    ("sequenceDiagram\naccDescr: x\naccDescr { y }", "2:1: line 3 says something else"),
    ("sequenceDiagram\nactor A as x\nparticipant A as y", "2:1: line 3 says something else"),
  ])
  func `finds what is wrong with the whole`(source: String, beginning: String) {
    let problems = Diagram.reading(mermaid: source).problems
    #expect(problems.first?.description.hasPrefix(beginning) == true, "\(problems)")
  }

  @Test(arguments: [
    (
      "A->>B：x",
      "2:6: this is a full-width colon (：), which is no colon to Mermaid. Write A->>B: x."
    ),
    (
      "A->>+B ： hello, you",
      "2:8: this is a full-width colon (：), which is no colon to Mermaid. Write A->>+B: hello, you."
    ),
    (
      "A->>B：see 12:30",
      "2:6: this is a full-width colon (：), which is no colon to Mermaid. Write A->>B: see 12:30."
    ),
    (
      "Note over A：x",
      "2:12: this is a full-width colon (：), which is no colon to Mermaid. Write Note over A: x."
    ),
    (
      "Note left of A：see 12:30",
      "2:15: this is a full-width colon (：), which is no colon to Mermaid. Write Note left of A: see 12:30."
    ),
    (
      "Note over A，B: x",
      "2:12: this is a full-width comma (，), which Mermaid takes for a part of the name. Write Note over A,B: x."
    ),
    (
      "activate A %% c",
      "2:12: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "A->>B %% see: hi",
      "2:7: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "participant A %%c",
      "2:15: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "participant A %% see: B",
      "2:15: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "participant A %% said as B",
      "2:15: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "participant %% c",
      "2:13: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "Note over A %% c: x",
      "2:13: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "participant A %% c\nactivate A %% c\nNote over A %% c: x",
      "2:15: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "participant A as Alice %% c",
      "2:24: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "loop x %% c\nend",
      "2:8: Mermaid takes %% here for words. Put the comment on a line of its own."
    ),
    (
      "participant order service as Order Service",
      "2:13: the name before as has a space, so Mermaid takes all of it for the name. Write participant A as Order Service, and A in messages."
    ),
    (
      "participant A@{ \"type\": \"database\" } Store",
      "2:38: a name after the settings needs as. Write as Store."
    ),
    (
      "my-xml->>ok-x: hm",
      "2:3: Mermaid reads the arrow -x here, and ml->>ok-x after it is no name. Give the sender a name without -x: participant A as my-xml."
    ),
    (
      "A->>B->>C: x",
      "2:2: Mermaid reads the arrow ->> here, and B->>C after it is no name. Write each message on a line of its own."
    ),
    (
      "box-x->>B: hi",
      "2:4: Mermaid reads the arrow -x here, and ->>B after it is no name. Give the sender a name without -x: participant A as box-x."
    ),
    (
      "Mux-x-y->>B: hi",
      "2:4: Mermaid reads the arrow -x here, and -y->>B after it is no name. Give the sender a name without -x: participant A as Mux-x-y."
    ),
    (
      "a-x b->>c: hi",
      "2:2: Mermaid reads the arrow -x here, and b->>c after it is no name. Give the sender a name without -x: participant A as a-x b."
    ),
    (
      "a-x-x->>b: hi",
      "2:2: Mermaid reads the arrow -x here, and -x->>b after it is no name. Give the sender a name without -x: participant A as a-x-x."
    ),
    ("A->>>B: x", "2:2: there is no arrow ->>>. Write ->>."),
    ("A-x>B: x", "2:2: there is no arrow -x>. Write -x."),
    ("A--x>B: x", "2:2: there is no arrow --x>. Write --x."),
    ("A-)>B: x", "2:2: there is no arrow -)>. Write -)."),
    ("A<<->>>B: x", "2:2: there is no arrow <<->>>. Write <<->>."),
    ("A->->B: x", "2:2: there is no arrow ->->. Write ->>."),
    ("A-->>> B: x", "2:2: there is no arrow -->>>. Write -->>."),
    (
      "A->>B>C: x",
      "2:6: B>C cannot be a name: it contains one of + < > , :. Write participant A as the name."
    ),
    ("par x\nelse y\nend", "3:1: in par, write and in place of else."),
    ("critical x\nelse\nend", "3:1: in critical, write option in place of else."),
    ("alt x\nand\nend", "3:1: in alt, write else in place of and."),
    ("loop x\nelse\nend", "3:1: else belongs inside alt. End the frame before it, or remove it."),
  ])
  func `says what was probably meant, and says it once`(statements: String, problem: String) {
    let problems = Diagram.reading(mermaid: "sequenceDiagram\n\(statements)").problems
    #expect(problems.map { "\($0.line):\($0.column): \($0.kind.message)" } == [problem])
  }

  @Test func `who became inactive in an earlier branch is told that branches follow each other`() {
    let problems = Diagram.reading(
      mermaid: """
        sequenceDiagram
        A->>+B: x
        alt ok
          B-->>-A: 200
        else bad
          loop often
            B-->>-A: 500
          end
        else worse
          deactivate B
        end
        deactivate B
        """
    ).problems
    #expect(
      problems.map(\.description).joined(separator: "\n") == """
        7:5: B became inactive in line 4, in an earlier branch, and Mermaid reads branches one after the other. \
        Let B be active in each branch, and write deactivate B after end. Here: B-->>-A: 500
        10:3: B became inactive in line 4, in an earlier branch, and Mermaid reads branches one after the other. \
        Let B be active in each branch, and write deactivate B after end. Here: deactivate B
        12:1: B is not active. Write activate B above, or remove this. Here: deactivate B
        """)
  }

  @Test(arguments: [
    "participant 甲：乙\nA->>甲：乙: x\nNote over 甲：乙: x", "A->>B: 一：二，三", "Note over A: 一：二，三",
    "loop 100%% of it\nA->>B: 50 %% 2\nend", "participant A as the same as before",
    "participant A@{ \"type\": \"queue\" } %% c\nparticipant B@{ \"alias\": \"X\" } %% c",
  ])
  func `a sign that is meant is no problem`(statements: String) {
    #expect(Diagram.reading(mermaid: "sequenceDiagram\n\(statements)").problems == [])
  }

  @Test func `what looks like a comment in words is written so that it is read`() {
    let source = """
      sequenceDiagram
        box transparent x %#37; y
          participant p1 as A %#37; a
          participant p2 as 5%% of B
        end
        p1->>p2: 50%% off %% e
        alt x %#37; c %#37; d
          p2->>p1: f
        else %#37; g
          p1->>p2: h
        end

      """
    let (diagram, problems) = Diagram.reading(mermaid: source)
    #expect(problems == [])
    #expect(diagram.items.contains(.frame(.init(.alt, "x %% c %% d"))))
    #expect(diagram.mermaid == source)
  }

  @Test func `a line of a spoken description is not written as a comment`() {
    let source = "sequenceDiagram\naccDescr {\na\n%#37;b\n}\nA->>B: x"
    let diagram = Diagram.reading(mermaid: source).0
    #expect(diagram.spokenDescription == "a\n%%b")
    #expect(diagram.mermaid.contains("%#37;b"))
    #expect(Diagram.reading(mermaid: diagram.mermaid).0 == diagram)
  }

  @Test func `signs of a spoken description are escaped where a combining mark follows them`() {
    let source = """
      sequenceDiagram
        accDescr {
      a
      #125;\u{301} b
      %#37;\u{301} c
      }
        participant p1 as A
        participant p2 as B
        p1->>p2: x

      """
    let (diagram, problems) = Diagram.reading(mermaid: source)
    #expect(problems == [])
    #expect(diagram.spokenDescription == "a\n}\u{301} b\n%%\u{301} c")
    #expect(diagram.mermaid == source)
  }

  @Test func `a name with what looks like a comment is drawn`() {
    let source = "sequenceDiagram\nparticipant A %% c\nA->>B: x\nNote over C %% d: y"
    let diagram = Diagram.reading(mermaid: source).0
    #expect(diagram.participants.map(\.name) == ["A %% c", "A", "B", "C %% d"])
    #expect(diagram.items.count == 2)
  }

  @Test(arguments: ["", "sequenceDiagrams: 2\n", "sequenceDiagram: x\n"])
  func `front matter without an end is told once, and ends where the diagram begins`(
    key: String
  ) {
    let (diagram, problems) = Diagram.reading(
      mermaid: "---\n\(key)title: Shop\n sequenceDiagram\nA->>B: x")
    #expect(
      problems.map(\.description) == [
        "1:1: the front matter has no end. Close it with a line ---. Here: ---"
      ])
    #expect(diagram.title == "Shop")
    #expect(diagram.messages.map(\.text) == ["x"])
  }

  @Test func `the name after as is drawn, and not the alias`() {
    let source = "sequenceDiagram\nparticipant A@{ alias: X } as Y"
    #expect(Diagram.reading(mermaid: source).0.participants == [.init(id: "p1", name: "Y")])
  }
}
