import Diagrams
import Testing

/// Small ladders of frames, groups and heads, in little room.
@Suite struct LadderGroupsTests {
  @Test func `a bracket is before the words of its frame, and before those in it`() {
    #expect(
      ladder(SmallSource.frames, 44) == """
         ┌ A
         │   ┌ B
         │   │   ┌ C
         │   │   │   ╭ loop [every single minute of
         │   │   │   │   the day]
         ├──▶│   │   │ go
         │   │   │   │ ╭ alt [it is hot]
         │   ├──▶│   │ │ on
         │   │   │   │ ├ else [cold and very wet
         │   │   │   │ │   outside]
         │   ▪   │   │ │ hm
         │   │   │   │ ╰
         │   │   │   ╰
         │   │   │   ╭ opt
         │   │   ├↺  │ hook
         │   │   │   ╰
         │   │   │   ╭ par [all]
         │   │   │   ╰

        3 messages · 3 participants
        """)
  }

  @Test func `a group is above the heads of its lifelines, and a line ends where its object does`()
  {
    #expect(
      ladder(SmallSource.groups, 24) == """
        A title that is too long
        for the width of the
        drawing

        ╭──╮ A long name of a
             group
        ┌ A
        │ ┌ B
        │ │╭─╮ Rest
        │ │ ┌ C
        │ │ │ ┌ D
        ├─┼─┼▶○   make
        │◁┊╌┊╌✕   done
        ├─┼×✕     bye
        ├▶│       x

        4 messages · 4
        participants
        """)
    #expect(
      ladder(SmallSource.groups, 44) == """
        A title that is too long for the width of
        the drawing

        ╭─────╮ A long name of a group
         ┌ A
         │   ┌ B
         │   │  ╭─╮ Rest
         │   │   ┌ C
         │   │   │   ┌ D
         ├───┼───┼──▶○   make
         │◁╌╌┊╌╌╌┊╌╌╌✕   done
         ├───┼──×✕       bye
         ├──▶│           x

        4 messages · 4 participants
        """)
  }

  @Test func `the line over a group without a name is not followed by a space`() {
    let source = "sequenceDiagram\nparticipant A\nbox\nparticipant B\nend\nA->>B: x\n"
    #expect(
      ladder(source, 44) == """
         ┌ A
         │  ╭─╮
         │   ┌ B
         ├──▶│   x

        1 message · 2 participants
        """)
  }

  @Test func `a type is next to a name, or below it`() {
    #expect(
      ladder(SmallSource.typed, 24) == """
        ┌ PlayViewController
        │ control
        │ ┌ FolderViewController
        │ │ entity
        │ │ ┌ User  actor
        │ │ │ ┌ D  database
        ├▶│ │ │   go
        │ ├▶│ │   ask
        │ │ ├▷│   store it all
        │◀┼─┼─┤   ok

        4 messages · 4
        participants
        """)
    #expect(
      ladder(SmallSource.typed, 44) == """
         ┌ PlayViewController  control
         │   ┌ FolderViewController  entity
         │   │   ┌ User  actor
         │   │   │   ┌ D  database
         ├──▶│   │   │   go
         │   ├──▶│   │   ask
         │   │   ├╌╌▷│   store it all
         │◀──┼───┼───┤   ok

        4 messages · 4 participants
        """)
  }
}
