import Diagrams
import Testing
import Trace

@Suite struct MermaidWriterTests {
  @Test func `writes what Mermaid reads`() {
    #expect(
      Diagram(Trace(sketch: newFolder)).mermaid == #"""
        sequenceDiagram
          actor p1 as User
          participant p2 as addButton
          participant p3 as FolderVC
          participant p4 as Alert
          participant p5 as NewFolder
          participant p6 as RootFolder
          p1->>p2: tap "+"
          p2-->>p3: createNewFolder(_:) [target-action]
          p3->>p4: init(title:) [create]
          p3->>p3: present(Alert, animated: true) [navigate]
          Note over p1,p6: ── tap "Create" ──
          p1->>p4: tap "Create"
          p4-->>p3: handler(text: "Ideas") [closure]
          p3->>p5: Folder(name: "Ideas") [create]
          p3->>p6: add(NewFolder)
          Note over p6: contents [Work] → [Ideas, Work]
          p3->>p3: dismiss(animated: true) [navigate]
          Note over p4: Alert, textField released

        """#)
  }

  @Test func `writes no title without words`() {
    #expect(
      Diagram(participants: [.init(id: "a")], items: [], title: "").mermaid == """
        sequenceDiagram
          participant p1 as a

        """)
  }

  @Test func `keeps names and words that mean something to Mermaid`() {
    let diagram = Diagram(
      participants: [.init(id: "end"), .init(id: "b", name: "style #1; <B>")],
      items: [
        .message(.init(number: 1, kind: .call, from: "end", to: "b", text: "wrap: a;b#c & d")),
        .message(.init(number: 2, kind: .post, from: "b", to: "b", text: "Array<Int>")),
        .change(.init(owner: "nobody", property: "x", old: "1", new: "2")),
      ])
    #expect(
      diagram.mermaid == """
        sequenceDiagram
          participant p1 as end
          participant p2 as #115;tyle #35;1#59; #lt;B#gt;
          p1->>p2: wrap#58; a#59;b#35;c #amp; d
          p2-->>p2: Array#lt;Int#gt; [post]
          Note over p1,p2: nobody.x 1 → 2

        """)
  }

  @Test func `signs with a combining mark hide no order from Mermaid`() {
    let diagram = Diagram(
      participants: [.init(id: "a"), .init(id: "b")],
      items: [
        .message(.init(number: 1, kind: .call, from: "a", to: "b", text: "wrap:\u{301} x")),
        .message(.init(number: 2, kind: .call, from: "a", to: "b", text: "style\u{301} y")),
      ])
    #expect(
      diagram.mermaid == """
        sequenceDiagram
          participant p1 as a
          participant p2 as b
          p1->>p2: wrap#58;\u{301} x
          p1->>p2: #115;tyle\u{301} y

        """)
  }

  @Test func `writes everything that it reads`() {
    #expect(
      Diagram.reading(mermaid: everything).0.mermaid == #"""
        sequenceDiagram
          title Everything at once
          actor p1 as User<br/>in two lines
          box Aqua Front end
            participant p2 as View
            participant p3@{ "type": "control" } as Presenter
          end
          box transparent Back end
            participant p4@{ "type": "database" } as Store
          end
          autonumber 10 5
          p1->>+p2: tap
          p2->>+p3: didTap
          p3->>p3: check
          p3--)p3: check later
          Note left of p1: a left note
          Note right of p4: a right note
          Note over p1,p4: over all of them, and long enough to need more than one row of this drawing
          loop Every minute
            alt is sick
              p3->>()p4: store #35;1
              p4()-->>p3: ok
              par one
                p3-|\p4: half
                p3-|/p4: half
                p3-\\p4: stick
                p3--//p4: stick
              and two
                p3/|-p4: reversed
                p3\\--p4: reversed
              end
            else is well
              critical c
                p3-xp4: lost
              option network down
                p3--xp4: lost too
              end
              rect rgb(1,2,3)
                p3-)p4: async
                p4--)p3: async answer
              end
            end
            break when it fails
              p2->p1: line
              p2-->p1: broken line
            end
          end
          create actor p5 as Donald
          p3->>p5: Hi
          p5<<->>p3: both
          p1<<-->>p5: both
          destroy p5
          p5-xp3: bye
          p3-->>-p2: done
          autonumber off
          p2-->>-p1: done<br/>in two lines
          activate p1
          p1->>p1: think
          deactivate p1
          link p4: Wiki @ https://wiki.example/store

        """#)
  }

  @Test func `keeps the order of lifelines, whatever is created between them`() {
    let source = """
      sequenceDiagram
        participant p1 as A
        create participant p2 as N
        p1->>p2: x
        participant p3 as B
        p2->>p3: y
        box transparent red-team
          participant p1
          participant p3
        end

      """
    let (diagram, problems) = Diagram.reading(mermaid: source)
    #expect(problems == [])
    #expect(diagram.mermaid == source)
  }

  @Test func `a file of its own has the numbers that its words mean, and says what is hidden`() {
    let done = Diagram.Message(
      number: 2, kind: .closure, from: "B", to: "A", text: "done()", cause: 1)
    let diagram = Diagram(
      participants: ["A", "B"].map { .init(id: $0) },
      items: [
        .message(.init(number: 1, kind: .call, from: "A", to: "B", text: "load()")),
        .message(done),
      ])
    #expect(
      diagram.mermaidFile == """
        sequenceDiagram
          participant p1 as A
          participant p2 as B
          p1->>p2: 1 load()
          p2-->>p1: 2 done() [closure, set off by 1]

        """)
    var filter = DiagramFilter()
    filter.steps = 2...2
    let part = diagram.filtered(by: filter)
    #expect(part.mermaidFile.hasPrefix("%% steps 2: 1 message hidden\nsequenceDiagram\n"))
    #expect(part.mermaidPage().hasPrefix("```mermaid\n%% steps 2: 1 message hidden\n"))
    #expect(part.mermaid.hasPrefix("sequenceDiagram\n"))
  }

  @Test func `says when a diagram is longer than Mermaid shows`() {
    let source = "sequenceDiagram\nA->>B: " + String(repeating: "x", count: 60_000)
    let written = Diagram.reading(mermaid: source).0.mermaid
    #expect(
      written.hasPrefix(
        """
        %% Mermaid shows 50000 characters at most, and this has 60072. To show it nevertheless, a page has
        %% to raise maxTextSize in mermaid.initialize; the diagram itself cannot.
        sequenceDiagram
        """))
    #expect(Diagram.reading(mermaid: written).problems == [])
  }
}
