import Cells
import Diagrams
import Testing

/// Small drawings of a kind of item each, in little room.
@Suite struct WideSmallTests {
  @Test func `a hook has the heads, the line and the words of its arrow`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: SmallSource.toOneself).0, 40) == """
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
      try wideDrawing(.reading(mermaid: SmallSource.numbered).0, 24) == """
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
      try wideDrawing(.reading(mermaid: SmallSource.numbered).0, 40) == """
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
      try wideDrawing(.reading(mermaid: SmallSource.notes).0, 40) == """
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
