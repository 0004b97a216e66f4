import Cells
import Diagrams
import Testing

/// Small ladders of frames, groups and heads, in little room.
@Suite struct LadderGroupsTests {
  private let frames = """
    sequenceDiagram
    participant A
    participant B
    participant C
    loop every single minute of the day
    A->>B: go
    alt it is hot
    B->>C: on
    else cold and very wet outside
    Note over B: hm
    end
    end
    opt
    C->>C: hook
    end
    par_over all
    end
    """

  private let groups = """
    sequenceDiagram
    title A title that is too long for the width of the drawing
    box Aqua A long name of a group
    participant A
    participant B
    end
    box Rest
    participant C
    end
    create participant D
    A->>D: make
    destroy D
    D-->>A: done
    destroy C
    A-xC: bye
    A->>B: x
    """

  private let typed = """
    sequenceDiagram
    participant V@{"type":"control"} as PlayViewController
    participant F@{"type":"entity"} as FolderViewController
    actor U as User
    participant D@{"type":"database"} as D
    V->>F: go
    F->>U: ask
    U-->>D: store it all
    D->>V: ok
    """

  @Test func `a bracket is before the words of its frame, and before those in it`() {
    #expect(
      ladder(frames, 44) == """
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
         │   │   │   ╭ par_over [all]
         │   │   │   ╰

        3 messages · 3 participants
        """)
  }

  @Test func `a group is above the heads of its lifelines, and a line ends where its object does`()
  {
    #expect(
      ladder(groups, 24) == """
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
      ladder(groups, 44) == """
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

  @Test func `a type is next to a name, or below it`() {
    #expect(
      ladder(typed, 24) == """
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
      ladder(typed, 44) == """
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

  private func ladder(_ source: String, _ width: Int, _ charset: Charset = .unicode) -> String {
    Diagram.reading(mermaid: source).0.ladder(.init(width: width, charset: charset)).plain
  }
}
