import Diagrams
import Testing

/// Small ladders of a kind of item each, in little room.
@Suite struct LadderSmallTests {
  @Test func `an arrow that a narrow ladder cannot draw is spelled`() {
    #expect(
      ladder(SmallSource.toOneself, 24) == #"""
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
      ladder(SmallSource.toOneself, 40, .ascii) == #"""
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
      ladder(SmallSource.numbered, 44) == """
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
      ladder(SmallSource.numbered, 40, .ascii) == """
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
      ladder(SmallSource.notes, 44) == """
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
}
