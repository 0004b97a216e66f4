import Diagrams
import Testing

/// Where `#` begins a comment to the end of the line, and where it does not.
@Suite struct MermaidCommentTests {
  @Test func `a comment comes after any statement, with semicolons in it`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: """
        sequenceDiagram # the whole
          title Signs # not this
          participant A as Alice # the first; of two
          actor B # without a name
          # a line of its own; B->>A: not this
          A->>B: -:<>,;# comment
          alt -:<>,;# comment
            Note over A: -:<>,;# comment
          else ,<>:-#; comment
            Note right of B: ,<>:-#; comment
          end # of alt
          loop# no label; no statement
            A->>B: #35;1 of #9829; and #nope; ##35; hidden
            activate B # at work
            B->>A: a#b;c->>d: e
            deactivate B
          end
        """)
    #expect(problems == [])
    #expect(
      diagram.ladder(.init(width: 60)).plain == """
        Signs

         ┌ Alice
         │   ┌ B  actor
         ├──▶│   -:<>,
         │   │   ╭ alt [-:<>,]
         ▪   │   │ -:<>,
         │   │   ├ else [,<>:-]
         │   ▸   │ ,<>:-
         │   │   ╰
         │   │   ╭ loop
         ├──▶│   │ #1 of ♥ and #nope;
         │◀──┨   │ a#b;c->>d: e
         │   │   ╰

        3 messages · 2 participants
        """)
    #expect(Diagram.reading(mermaid: diagram.mermaid).0 == diagram)
  }

  @Test func `in a name it is a sign like others`() {
    let diagram = Diagram.reading(mermaid: "sequenceDiagram\nC#->>#35;F #1: hi # there").0
    #expect(diagram.participants.map(\.name) == ["C#", "#F #1"])
    #expect(diagram.messages.map(\.text) == ["hi"])
  }

  @Test func `words that it takes away are listed, and remarks are not`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: """
        sequenceDiagram
          A->>B: fix issue #12 now
          Note over A: see #5
          loop every #3rd # each
            A->>B: ok # 4
            #5
            B->>A: 第 #一 章
          end #1
        """)
    #expect(diagram.messages.map(\.text) == ["fix issue", "ok", "第"])
    #expect(
      problems.map(\.description).joined(separator: "\n") == """
        2:20: Mermaid takes the rest for a comment: #12 now. Write #35; for #. Here: A->>B: fix issue #12 now
        3:20: Mermaid takes the rest for a comment: #5. Write #35; for #. Here: Note over A: see #5
        4:14: Mermaid takes the rest for a comment: #3rd # each. Write #35; for #. Here: loop every #3rd # each
        7:14: Mermaid takes the rest for a comment: #一 章. Write #35; for #. Here: B->>A: 第 #一 章
        """)
  }

  @Test func `a comment right after a word is listed, also one without words`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: """
        sequenceDiagram
          participant A as C# app
          A->>B: C# and F#
          A->>B: written in F#
          loop# as often as you like
            B->>A: 乐谱#; done
            B->>A: f()# a remark
          end
        """)
    #expect(diagram.participants.map(\.name) == ["C", "B"])
    #expect(diagram.messages.map(\.text) == ["C", "written in F", "乐谱", "f()"])
    #expect(
      problems.map(\.description).joined(separator: "\n") == """
        2:21: Mermaid takes the rest for a comment: # app. Write #35; for #. Here: participant A as C# app
        3:11: Mermaid takes the rest for a comment: # and F#. Write #35; for #. Here: A->>B: C# and F#
        4:22: Mermaid takes # for the beginning of a comment. Write #35; for it. Here: A->>B: written in F#
        6:14: Mermaid takes the rest for a comment: #; done. Write #35; for #. Here: B->>A: 乐谱#; done
        """)
  }

  @Test func `with two percent signs it comes after end and after numbers`() {
    let (diagram, problems) = Diagram.reading(
      mermaid: """
        sequenceDiagram %% the whole
          autonumber %% go on; off
          A->>B: a
          autonumber 5 2 %% by #2
          A->>B: b
          loop
          end %% of the loop
          autonumber off %%{init: {}}%%
          A->>B: c
        """)
    #expect(problems == [])
    #expect(diagram.messages.map(\.numeral) == ["1", "5", nil])
  }

  @Test func `a spoken title and a spoken description have none`() {
    let diagram = Diagram.reading(
      mermaid: """
        sequenceDiagram
          accTitle: Said # too; all of it
          accDescr: Said # too; all of it
          A->>B: x
        """
    ).0
    #expect(diagram.spokenTitle == "Said # too; all of it")
    #expect(diagram.spokenDescription == "Said # too; all of it")
  }
}
