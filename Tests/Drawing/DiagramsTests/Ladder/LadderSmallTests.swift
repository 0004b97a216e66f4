import Cells
import Diagrams
import Testing

/// Small ladders of a kind of item each, in little room.
@Suite struct LadderSmallTests {
  private let toOneself = #"""
    sequenceDiagram
    participant A
    participant B
    participant C
    A->>A: self
    B-->>B: broken
    B-xB: lost
    A<<->>A: both
    A->A: line
    B-)B: open
    A->>+B: go
    B->>B: busy
    B-->>-A: ok
    B-|\B: half
    """#

  private let numbered = """
    sequenceDiagram
    participant A
    participant B
    participant C
    autonumber 10
    A->>B: one
    B->>C: two words here
    C-->>A: back over both
    A-xC: lost
    C-)A: asynchronous
    autonumber 100 0.25
    A->>C: a
    C->>B: b
    A-->C: plain
    """

  private let notes = """
    sequenceDiagram
    participant A
    participant B
    participant C
    Note left of A: left of all
    Note right of C: right of all, quite long
    Note over B: a note over one
    Note over A,C: short
    Note over A,B: a longer note over two of the lifelines
    Note left of C: x
    """

  @Test func `an arrow that a narrow ladder cannot draw is spelled`() {
    #expect(
      ladder(toOneself, 24) == #"""
        ┌ A
        │ ┌ B
        │ │ ┌ C
        ├↺│ │   self
        │ ├↺│   broken [-->>]
        │ ├↺│   lost [-x]
        ├↺│ │   both [<<->>]
        ├↺│ │   line [->]
        │ ├↺│   open [-)]
        ├▶┃ │   go
        │ ┠↺│   busy
        │◁┨ │   ok
        │ ├↺│   half [-|\]

        10 messages · 3
        participants
        """#)
    #expect(
      ladder(toOneself, 40, .ascii) == #"""
         , A
         |   , B
         |   |   , C
         +@  |   |   self
         |   :@  |   broken [-->>]
         |   +@  |   lost [-x]
         +@  |   |   both [<<->>]
         +@  |   |   line [->]
         |   +@  |   open [-)]
         +-->H   |   go
         |   +@  |   busy
         |<..:   |   ok
         |   +@  |   half [-|\]

        10 messages, 3 participants
        """#)
  }

  @Test func `numbers are right of each other, as wide as the widest`() {
    #expect(
      ladder(numbered, 44) == """
         ┌ A
         │   ┌ B
         │   │   ┌ C
         ├──▶│   │      10 one
         │   ├──▶│      11 two words here
         │◁╌╌┊╌╌╌┤      12 back over both
         ├───┼──×│      13 lost
         │←──┼───┤      14 asynchronous
         ├───┼──▶│     100 a
         │   │◀──┤  100.25 b
         ├╌╌╌┊╌╌╌┤   100.5 plain

        8 messages · 3 participants
        """)
    #expect(
      ladder(numbered, 40, .ascii) == """
        , A
        | , B
        | | , C
        +>| |      10 one
        | +>|      11 two words here
        |<:.:      12 back over both
        +-+x|      13 lost
        |(+-+      14 asynchronous
        +-+>|     100 a
        | |<+  100.25 b
        :.:.:   100.5 plain

        8 messages, 3 participants
        """)
  }

  @Test func `a note is a sign on its lifelines, and its words go on below`() {
    #expect(
      ladder(notes, 44) == """
         ┌ A
         │   ┌ B
         │   │   ┌ C
         ◂   │   │     left of all
         │   │   ▸     right of all, quite long
         │   ▪   │     a note over one
         ▪───┼───▪     short
         ▪───▪   │     a longer note over two of the
         │   │   │       lifelines
         │   │   ◂     x

        0 messages · 3 participants
        """)
  }

  private func ladder(_ source: String, _ width: Int, _ charset: Charset = .unicode) -> String {
    Diagram.reading(mermaid: source).0.ladder(.init(width: width, charset: charset)).plain
  }
}
