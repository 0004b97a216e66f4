import Diagrams
import Testing

/// What a filter shows of a diagram from a Mermaid file.
@Suite struct HandDrawnFilterTests {
  private func part(_ words: String, of source: String) throws -> Diagram {
    let whole = Diagram.reading(mermaid: "sequenceDiagram\n" + source).0
    let filter = try DiagramFilter(words.split(separator: " ").map(String.init))
    return whole.filtered(by: try filter.spelled(as: whole))
  }

  private func shown(_ words: String, of source: String) throws -> [String] {
    try part(words, of: source).messages.map(\.text)
  }
}

// MARK: Names

extension HandDrawnFilterTests {
  @Test func `a participant may have the name of an id that is made for another`() throws {
    let source = "p2->>p1: first\np1->>p3: second\np2->>p3: third"
    #expect(try shown("hide p1", of: source) == ["third"])
    #expect(try shown("only p1 p3", of: source) == ["second"])
    #expect(try shown("focus p1", of: source) == ["first", "second"])
    #expect(try part("only p1 p3", of: source).participants.map(\.name) == ["p1", "p3"])
  }

  @Test func `an id that is made is the name of nobody`() {
    let unknown = DiagramFilterProblem.unknownName(
      "p1", .hide, names: ["A", "B", "C"], roles: [], kinds: [])
    #expect(throws: unknown) {
      try shown("hide p1", of: "A->>B: one\nB->>C: two")
    }
  }

  @Test func `the id in the source counts where it is nobody's name`() throws {
    let source = "participant A as Alice\nA->>B: one\nB->>C: two"
    for words in ["only A B", "only alice b", "focus Alice", "hide C"] {
      #expect(try shown(words, of: source) == ["one"], "\(words)")
    }
    let crossed = "participant A as B\nparticipant B as A\nA->>C: from A\nB->>C: from B"
    #expect(try shown("hide A", of: crossed) == ["from A"])
  }

  @Test func `a name on two lines is written on one`() throws {
    let source = "participant A as Alice<br/>Smith\nA->>B: one\nB->>C: two"
    let whole = Diagram.reading(mermaid: "sequenceDiagram\n" + source).0
    var filter = DiagramFilter()
    filter.only = ["alice smith", "B"]
    let part = whole.filtered(by: try filter.spelled(as: whole))
    #expect(part.messages.map(\.text) == ["one"])
    #expect(part.remarks.hidden.remark?.hasPrefix("only \"Alice Smith\" B: 1 message") == true)
  }

  @Test func `a box keeps those that are left, and goes with the last of them`() throws {
    let source = """
      box Pair
      participant A
      participant B
      end
      participant C
      A->>B: one
      B->>C: two
      C->>C: three
      """
    let pair = try part("hide A", of: source).boxes
    #expect(pair.map(\.name) == ["Pair"])
    #expect(pair.map(\.members.count) == [1])
    #expect(try part("hide A B", of: source).boxes.isEmpty)
  }

  @Test func `there are neither roles nor kinds of messages`() throws {
    let source = "A->>B: one\nB-->>A: two"
    func unknown(_ name: String, _ part: DiagramFilter.Part) -> DiagramFilterProblem {
      .unknownName(name, part, names: ["A", "B"], roles: [], kinds: [])
    }
    #expect(throws: unknown("Model", .only)) { try shown("only Model", of: source) }
    #expect(throws: unknown("delegate", .focus)) { try shown("focus delegate", of: source) }
    #expect(try shown("only Model B", of: "B->>Model: one\nA->>B: two") == ["one"])
  }

  @Test(arguments: [
    ("hide Z", ["A", "B", "N"]), ("only A B", ["A", "B"]), ("only A B Z", ["A", "B", "Z"]),
    ("hide B", ["A", "Z", "N"]),
  ])
  func `a participant without messages is hidden too`(words: String, names: [String]) throws {
    let source = "participant A\nparticipant B\nparticipant Z\nA->>B: one\nA->>N: two"
    #expect(try part(words, of: source).participants.map(\.name) == names)
  }

  @Test func `of a numbered diagram without a message nothing is left`() throws {
    let source = "autonumber\nA->>B: one\nloop\nB->>C: two\nend"
    #expect(try part("hide B", of: source).items == [])
  }

  @Test func `what the source calls a participant is not part of the diagram`() {
    let sources = ["A", "B"].map { "sequenceDiagram\nparticipant \($0) as Alice" }
    #expect(Diagram.reading(mermaid: sources[0]).0 == Diagram.reading(mermaid: sources[1]).0)
  }
}

// MARK: Notes

extension HandDrawnFilterTests {
  @Test(arguments: [
    ("only A B", ["of A and B"]), ("hide A", ["of B and C", "of C"]),
    ("focus A", ["of A and B"]), ("focus C", ["of B and C", "of C"]),
  ])
  func `a note is kept among those that are shown, and with any in focus`(
    words: String, notes: [String]
  ) throws {
    let source = """
      A->>B: one
      Note over A,B: of A and B
      B->>C: two
      Note over B,C: of B and C
      Note right of C: of C
      """
    let part = try part(words, of: source)
    let kept = part.items.compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    #expect(kept == notes)
    #expect(part.remarks.hidden.notes == 3 - notes.count)
  }
}

// MARK: Steps

extension HandDrawnFilterTests {
  private static let calls = """
    A->>B: 1
    activate B
    B->>C: 2
    activate C
    C-->>B: 3
    deactivate C
    B-->>A: 4
    deactivate B
    A->>B: 5
    """

  @Test(arguments: [
    (
      "steps 1",
      """
      sequenceDiagram
        participant p1 as A
        participant p2 as B
        p1->>p2: 1

      """
    ),
    (
      "steps 2-3",
      """
      sequenceDiagram
        participant p1 as B
        participant p2 as C
        activate p1
        p1->>p2: 2
        activate p2
        p2-->>p1: 3
        deactivate p2
        deactivate p1

      """
    ),
    (
      "steps 5",
      """
      sequenceDiagram
        participant p1 as A
        participant p2 as B
        p1->>p2: 5

      """
    ),
  ])
  func `of steps, who is active there is active, and nobody else`(
    words: String, source: String
  ) throws {
    #expect(try part(words, of: Self.calls).mermaid == source)
  }

  private static let numbered =
    "autonumber\nA->>+B: 1\nA->>B: 2\nloop each\nB->>C: 3\n"
    + "B->>C: 4\nend\nB-->>-A: 5"
  private static let branches =
    "A->>+B: 1\nalt good\nopt inner\nB->>A: 2\nend\nelse bad\n"
    + "B->>A: 3\nend\nB-->>-A: 4"
  private static let twice =
    "autonumber\nA->>+B: one\nloop each\nB->>C: two\nend\n"
    + "autonumber 1\nB->>A: one again\nB-->>-A: two again"

  @Test(arguments: [
    (
      "steps 2", numbered,
      """
        activate p2
        autonumber 2 1
        p1->>p2: 2
        deactivate p2

      """
    ),
    (
      "steps 4", numbered,
      """
        activate p1
        autonumber
        loop each
          autonumber 4 1
          p1->>p2: 4
        end
        deactivate p1

      """
    ),
    (
      "steps 2", branches,
      """
        activate p2
        alt good
          opt inner
            p2->>p1: 2
          end
          deactivate p2
        else bad
        end

      """
    ),
    (
      "steps 1", twice,
      """
        autonumber
        p1->>+p2: one
        deactivate p2
        activate p2
        autonumber 1 1
        p2->>p1: one again
        deactivate p2

      """
    ),
  ])
  func `activity begins before frames, and ends in the branch of the last message`(
    words: String, source: String, shown: String
  ) throws {
    let lines = try part(words, of: source).mermaid.split(separator: "\n").dropFirst(3)
    #expect(lines.joined(separator: "\n") + "\n" == shown)
  }

  @Test func `activity that ends in an empty frame does not go on`() throws {
    let source = "A->>+B: one\nloop\nB->>C: two\ndeactivate B\nend\nA->>B: three"
    #expect(
      try part("only A B", of: source).items.filter { $0.mentioned.count == 1 } == [
        .activation(.init(of: "p2", begins: false))
      ])
  }

  @Test func `activity ends after the lifeline, where the source says so`() throws {
    let source = "A->>C: x\nA->>+B: call\nB->>B: work\ndestroy B\nA-xB: kill\ndeactivate B"
    #expect(try part("hide C", of: source).mermaid.contains("p1-xp2: kill\n  deactivate p2"))
  }

  @Test func `who became active with an earlier message is active`() throws {
    let source = "A->>+B: 1\nB->>C: 2\nC-->>B: 3\nB-->>-A: 4"
    #expect(
      try part("steps 2-3", of: source).items.filter { $0.mentioned.count == 1 } == [
        .activation(.init(of: "p2", begins: true)), .activation(.init(of: "p2", begins: false)),
      ])
    #expect(try part("steps 2-3", of: source).participants.map(\.name) == ["B", "C"])
  }

  @Test func `steps have the numbers that are drawn`() throws {
    let source = "A->>B: x\nautonumber 10 5\nA->>B: a\nB->>A: b\nA->>B: c\nautonumber off\nB->>A: d"
    #expect(try shown("steps 15-20", of: source) == ["b", "c", "d"])
    #expect(try shown("steps 15", of: source) == ["b"])
    #expect(try shown("steps 2-10", of: source) == ["a"])
    #expect(throws: DiagramFilterProblem.noNumeral(12, first: "10", last: "20")) {
      try shown("steps 12-14", of: source)
    }
    #expect(try shown("steps 2", of: "A->>B: a\nB->>A: b") == ["b"])
  }
}

// MARK: Numbers

extension HandDrawnFilterTests {
  @Test(arguments: [
    ("only A B", "autonumber\nA->>B: one\nA->>C: two\nB->>C: three\nA->>B: four"),
    ("hide B", "autonumber 10 5\nA->>B: a\nA->>C: b\nB->>C: c\nautonumber off\nA->>C: d"),
    ("only A B", "A->>B: a\nA->>C: b\nautonumber\nA->>C: c\nloop\nA->>B: d\nend\nB->>A: e"),
    ("steps 2-3", "autonumber 1 .5\nA->>B: a\nA->>B: b\nA->>B: c\nA->>B: d"),
    ("steps 2-3", "autonumber\nA->>B: a\nautonumber off\nA->>B: b\nautonumber\nA->>B: c"),
    ("hide B", "autonumber 999999999 999999999\nA->>B: a\nA->>C: b\nB->>A: c\nC->>A: d"),
  ])
  func `a part that is written and read again has the same numbers`(
    words: String, source: String
  ) throws {
    let part = try part(words, of: source)
    let again = Diagram.reading(mermaid: part.mermaid).0
    #expect(again.messages.map(\.text) == part.messages.map(\.text))
    #expect(again.messages.map(\.numeral) == part.messages.map(\.numeral))
  }

  @Test func `messages above the first number are hidden, and counted`() throws {
    let source = "A->>B: one\nB->>A: two\nautonumber\nA->>B: three\nB->>A: four"
    #expect(try shown("steps 1-3", of: source) == ["three"])
    let part = try part("steps 4", of: source)
    #expect(part.messages.map(\.text) == ["four"])
    #expect(part.remarks.hidden.messages == 3)
  }
}

// MARK: Closing lines

extension HandDrawnFilterTests {
  @Test func `without a message there is no state to count either`() {
    let diagram = Diagram.reading(mermaid: "sequenceDiagram\nparticipant A").0
    #expect(diagram.summary() == "0 messages · 1 participant")
  }

  @Test func `a link is on one line`() {
    let source = "participant A as Alice<br/>Smith\nlink A: All<br/>docs @ https://a.example"
    #expect(
      Diagram.reading(mermaid: "sequenceDiagram\n" + source).0.closing().last
        == "Alice Smith: All docs https://a.example")
  }
}
