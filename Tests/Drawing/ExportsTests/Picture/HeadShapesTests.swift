import Diagrams
import Testing

@testable import Exports

/// Where heads, groups and notes are, in pixels.
@Suite struct HeadShapesTests {
  @Test func `notes are below each other, on their sides`() {
    #expect(
      shapes(
        """
        Note left of B: left
        Note right of B: right
        Note over B: over
        Note over A,B: both
        Note over C:
        """, "note") == """
          note: 70.4 57 41.6 26
          note: 91.2 74 left
          note: 136 95 49.3 26
          note: 160.6 112 right
          note: 100 133 48.1 26
          note: 124 150 over
          note: 24 171 120 26
          note: 84 188 both
          note: 194 209 20 20
          """)
  }

  @Test func `a figure is a person, and a box has as many lines as its name`() {
    #expect(
      shapes(
        """
        actor U as A user of two lines
        participant B as One<br/>two
        participant Q@{ "type": "queue" } as Queue
        """, "head") == """
          head: 91 23 6
          head: M91 29L91 39
          head: M81 32.5L101 32.5
          head: M83 49L91 39L99 49
          head: 91 65 A user of two lines
          head: 190 23 56 48
          head: 218 43 218 60 One two
          head: 270.2 23 73.5 48
          head: 307 45 Queue
          head: 307 60 queue
          """)
  }

  @Test func `groups have names above the heads, below the title`() {
    #expect(
      shapes(
        """
        title Shop
        box Aqua Front
        participant A
        participant B
        end
        box transparent
        participant C
        end
        A->>C: go()
        """, "box", "title", "head", "message", "closing") == """
          box: 16 51 152 115
          box: 92 67 Front
          box: 176 51 72 115
          title: 16 34 Shop
          head: 24 81 56 31
          head: 52 101 A
          head: 104 81 56 31
          head: 132 101 B
          head: 184 81 56 31
          head: 212 101 C
          message: 92 135 go()
          message: M52 143L205 143
          message: M203 138.5L212 143L203 147.5Z
          closing: 16 187 1 message · 3 participants
          """)
  }

  @Test func `heads are small boxes, with a role or type where there is room`() {
    #expect(
      shapes(
        """
        actor U as A user of two lines
        participant B as One<br/>two
        participant Q@{ "type": "queue" } as Queue
        """, within: 240, "head") == """
          head: 8.2 4 155.6 39
          head: 86 20 A user of two lines
          head: 86 36 actor
          head: 182.6 4 40.9 39
          head: 203 20 203 37 One two
          head: 242.2 4 59.5 39
          head: 272 20 Queue
          head: 272 36 queue
          """)
  }

  @Test func `heads that have no room take turns in rows, without their roles`() {
    #expect(
      shapes(
        """
        participant PlayViewController
        participant FolderViewController
        participant Recorder
        participant Recording
        participant Store
        Recorder->>Store: save()
        """, within: 120, "lifeline", "head", "message") == """
          lifeline: M48 43L48 257
          lifeline: M64 86L64 257
          lifeline: M80 129L80 257
          lifeline: M96 172L96 257
          lifeline: M112 215L112 257
          head: 8 4 87.2 39
          head: 51.6 20 51.6 37 PlayView Controller
          head: 15.2 47 97.7 39
          head: 64 63 64 80 FolderView Controller
          head: 40.5 90 79 39
          head: 80 114 Recorder
          head: 52.6 133 86.9 39
          head: 96 157 Recording
          head: 86.5 176 51.1 39
          head: 112 200 Store
          message: 81 223 49.6 16
          message: 84 235 save()
          message: M80 243L105 243
          message: M103 238.5L112 243L103 247.5Z
          """)
  }
}
