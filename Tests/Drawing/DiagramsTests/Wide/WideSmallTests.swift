import Cells
import Diagrams
import Testing

/// Small drawings of a kind of item each, in little room.
@Suite struct WideSmallTests {
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

  @Test func `a hook has the heads, the line and the words of its arrow`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: toOneself).0, 40) == """
        ┌───┐     ┌───┐       ┌───┐
        │ A │     │ B │       │ C │
        └─┬─┘     └─┬─┘       └─┬─┘
          ├─┐ self  │           │
          │◀┘       │           │
          │         ├╌┐ broken  │
          │         │◁┘         │
          │         ├─┐ lost    │
          │         │×┘         │
          │◀┐ both  │           │
          │◀┘       │           │
          ├─┐ line  │           │
          ├─┘       │           │
          │         ├─┐ open    │
          │         │←┘         │
          │ go      ┃           │
          ├────────▶┃           │
          │         ┠─┐ busy    │
          │         ┃◀┘         │
          │ ok      ┃           │
          │◁╌╌╌╌╌╌╌╌┨           │
          │         ├─┐ half    │
          │         │◢┘         │
        """)
  }

  @Test func `a number is on the line where it has room, else before the words`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: numbered).0, 24) == """
        ┌─┐ ┌─┐              ┌─┐
        │A│ │B│              │C│
        └┬┘ └┬┘              └┬┘
         │10 │                │
         │one│                │
         ├──▶│                │
         │   │ two words here │
         │   ├─11────────────▶│
         │   │ back over both │
         │◁╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌12╌┤
         │   │ 13 lost        │
         ├───┼───────────────×│
         │   │ asynchronous   │
         │←──┼─────────────14─┤
         │   │ 100 a          │
         ├───┼───────────────▶│
         │   │ b              │
         │   │◀────────100.25─┤
         │   │ 100.5 plain    │
         ├╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
        """)
    #expect(
      try wideDrawing(.reading(mermaid: numbered).0, 40) == """
        ┌───┐ ┌───┐            ┌───┐
        │ A │ │ B │            │ C │
        └─┬─┘ └─┬─┘            └─┬─┘
          │one  │                │
          ├─10─▶│                │
          │     │ two words here │
          │     ├─11────────────▶│
          │     │ back over both │
          │◁╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌12╌┤
          │     │ lost           │
          ├─13──┼───────────────×│
          │     │ asynchronous   │
          │←────┼─────────────14─┤
          │     │ a              │
          ├─100─┼───────────────▶│
          │     │ b              │
          │     │◀────────100.25─┤
          │     │ 100.5 plain    │
          ├╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
        """)
  }

  @Test func `a note is next to its lifelines or over them, and as high as its words need`() throws
  {
    #expect(
      try wideDrawing(.reading(mermaid: notes).0, 40) == """
              ┌───┐        ┌───┐  ┌───┐
              │ A │        │ B │  │ C │
              └─┬─┘        └─┬─┘  └─┬─┘
        ╭──────╮│            │      │
        │left  ││            │      │
        │of all││            │      │
        ╰──────╯│            │      │
                │            │      │ ╭──────╮
                │            │      │ │right │
                │            │      │ │of    │
                │            │      │ │all,  │
                │            │      │ │quite │
                │            │      │ │long  │
                │            │      │ ╰──────╯
                │╭───────────┴─────╮│
                ││ a note over one ││
                │╰───────────┬─────╯│
              ╭─┴────────────┴──────┴─╮
              │ short                 │
              ╰─┬────────────┬──────┬─╯
        ╭───────┴────────────┴─────╮│
        │ a longer note over two   ││
        │ of the lifelines         ││
        ╰───────┬────────────┬─────╯│
                │            │ ╭───╮│
                │            │ │x  ││
                │            │ ╰───╯│
        """)
  }
}
