import Cells
import Diagrams
import Exports
import TestSupport
import Testing
import Trace

@Suite struct PlantUMLTests {
  @Test func `a run has its roles, its kinds, its turns and what came of it`() {
    var diagram = Diagram(
      participants: [
        .init(id: "User", role: .user), .init(id: "PlayVC", role: .controller),
        .init(id: "Alert", role: .view, isMadeLater: true),
      ],
      items: [
        .message(.init(number: 1, kind: .user, from: "User", to: "PlayVC", text: "tap \"+\"")),
        .message(
          .init(
            number: 2, kind: .create, from: "PlayVC", to: "Alert", text: "init()",
            depth: 1)),
        .change(.init(owner: "Alert", property: "title", old: "nil", new: "\"New\"")),
        .reply(
          .init(to: 2, depth: 1, callee: "Alert", caller: "PlayVC", outcome: .value("Alert"))),
        .turn(.init(number: 2, action: "tap \"OK\"")),
        .message(
          .init(
            number: 3, kind: .closure, from: "Alert", to: "PlayVC", text: "handler()",
            cause: 2, breach: "View -> Controller is not allowed")),
        .release(.init(objects: ["Alert"], silentViews: 2)),
      ])
    diagram.remarks.folded.queries = 1
    #expect(
      diagram.plantUML.text == #"""
        @startuml
        actor "User" as p1
        participant "PlayVC" as p2 <<Controller>>
        participant "Alert" as p3 <<View>>
        p1 -> p2 : 1 tap "+"
        create p3
        p2 -> p3 : 2 init() [create]
        note over p3 : title nil → "New"
        p3 --> p2 : returns Alert
        == tap "OK" ==
        p3 -[#red]-> p2 : 3 handler() [closure, set off by 2]
        note over p2, p3 : ✗ View -> Controller is not allowed
        note over p3 : Alert, 2 views released
        destroy p3
        legend
        3 messages · 1 state change · 3 participants · 1 breach
        1 query folded (<U+002D><U+002D>all shows it)
        endlegend
        @enduml

        """#)
  }

  @Test func `what Mermaid can draw, PlantUML can draw`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: #"""
        sequenceDiagram
          title Shop
          autonumber 10 5
          box Aqua Front end
          actor U as User<br/>in two lines
          participant V@{ "type": "control" } as View
          end
          participant Q@{ "type": "queue" } as Queue
          link Q: Wiki @ https://wiki.example
          U->>+V: tap
          Note left of U: a left note
          loop Every minute
            alt is sick
              V-)()Q: store
              V<<-->>Q: both
            else is well
              V->Q: a line
              V-|\Q: half
            end
            rect rgb(1,2,3)
              V//-Q: stick
            end
          end
          create participant D as Donald
          V->>D: Hi
          destroy D
          D-xV: bye
          autonumber off
          V-->>-U: done
        """#)
    #expect(problems.isEmpty)
    #expect(
      diagram.plantUML.text == #"""
        @startuml
        title Shop
        box "Front end" #00FFFF
          actor "User\nin two lines" as p1
          control "View" as p2
        end box
        participant "Queue" as p3 <<queue>>
        participant "Donald" as p4
        p1 -> p2 : 10 tap
        activate p2
        note left of p1 : a left note
        loop Every minute
        alt is sick
        p2 ->>o p3 : 15 store
        p2 <--> p3 : 20 both
        else is well
        p2 -> p3 : 25 a line [line]
        p2 -\ p3 : 30 half
        end
        group rect
        p2 //- p3 : 35 stick
        end
        end
        create p4
        p2 -> p4 : 40 Hi
        p4 -x p2 : 45 bye
        destroy p4
        p2 --> p1 : done
        deactivate p2
        legend
        9 messages · 4 participants
        Queue: Wiki https:<U+002F><U+002F>wiki.example
        endlegend
        @enduml

        """#)
  }

  @Test func `a diagram of nobody is a diagram`() {
    #expect(
      Diagram(participants: [], items: []).plantUML.text == """
        @startuml
        participant "<U+0020>" as p0
        legend
        0 messages · 0 state changes · 0 participants
        endlegend
        @enduml

        """)
  }

  @Test(arguments: [
    ("save(_:userInfo:)", "save(_:userInfo:)"), ("a**b", "a<U+002A><U+002A>b"),
    ("#1", "<U+0023>1"), ("a <b>", "a <U+003C>b>"), ("100%", "100<U+0025>"), ("a\nb", #"a\nb"#),
    (#"a\n"#, "a<U+005C>n"), ("a ", "a<U+0020>"),
  ]) func `only what might be markup is spelled by its number`(text: String, written: String) {
    let diagram = Diagram(
      participants: [.init(id: "a")],
      items: [.message(.init(number: 1, from: "a", .init(), to: "a", text: text))])
    #expect(diagram.plantUML.contains("p1 -> p1 : " + written))
  }

  @Test(arguments: try Nasty.strings)
  func `a text is in its place and in no other, and all of it`(text: String) {
    let lines = Array(Diagram(Trace.made(of: text), showing: .all).plantUML)
    let plain = Array(Diagram(Trace.made(of: "x"), showing: .all).plantUML)
    #expect(lines.count == plain.count)
    for (line, plain) in zip(lines, plain) {
      #expect(line.firstWord == plain.firstWord)
      #expect(!line.spelledOut.isEmpty && line.printable == line)
    }
    let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).drawnPrintable }.joined(separator: "\\n")
    #expect(text.isEmpty || lines.filter { $0.spelledOut.contains(shown) }.count >= 7)
  }
}

extension String {
  fileprivate var firstWord: Substring { prefix { $0 != " " } }

  /// As PlantUML reads it.
  fileprivate var spelledOut: String {
    replacing(#/<U\+([0-9A-F]{4})>/#) { match in
      UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }

  fileprivate var drawnPrintable: String {
    printable.replacing("\u{FFFE}", with: "\\u{FFFE}").replacing("\u{FFFF}", with: "\\u{FFFF}")
  }
}
