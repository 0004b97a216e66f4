import Cells
import Diagrams
import Testing

/// Small drawings of frames, groups and heads, in little room.
@Suite struct WideFramesTests {
  @Test func `the words of a frame are on its line, or below it between the lifelines`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: SmallSource.frames).0, 40) == """
        ┌───┐     ┌───┐           ┌───┐
        │ A │     │ B │           │ C │
        └─┬─┘     └─┬─┘           └─┬─┘
        ╔═╪═ loop ══╪═══════════════╪══╗
        ║ │ [every  │ single minute │  ║
        ║ │         │ of the day]   │  ║
        ║ │ go      │               │  ║
        ║ ├────────▶│               │  ║
        ║ │╔═ alt ══╪═ [it is hot] ═╪═╗║
        ║ │║        │ on            │ ║║
        ║ │║        ├──────────────▶│ ║║
        ║ │╟╌ else ╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╢║
        ║ │║[cold   │ and very wet  │ ║║
        ║ │║outside]│               │ ║║
        ║ │║     ╭──┴─╮             │ ║║
        ║ │║     │hm  │             │ ║║
        ║ │║     ╰──┬─╯             │ ║║
        ║ │╚════════╪═══════════════╪═╝║
        ╚═╪═════════╪═══════════════╪══╝
          │         │             ╔═╪═ opt ═══╗
          │         │             ║ ├─┐ hook  ║
          │         │             ║ │◀┘       ║
          │         │             ╚═╪═════════╝
        ╔═╪═════════╪═ par [all] ═══╪═════════╗
        ╚═╪═════════╪═══════════════╪═════════╝
        """)
  }

  @Test func `the name of a group that is too long for its line is above it`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: SmallSource.groups).0, 24) == """
        A title that is too long
        for the width of the
        drawing

        A long name
        of a group  Rest
        ┏━━━━━━━━━┓ ┏━━━┓
        ┌───┐ ┌───┐ ┌───┐
        │ A │ │ B │ │ C │
        └─┬─┘ └─┬─┘ └─┬─┘
          │make │     │    ┌─┐
          ├─────┼─────┼───▶│D│
          │     │     │    └┬┘
          │done │     │     │
          │◁╌╌╌╌┼╌╌╌╌╌┼╌╌╌╌╌✕
          │bye  │     │
          ├─────┼─────✕
          │x    │
          ├────▶│
        """)
    #expect(
      try wideDrawing(.reading(mermaid: SmallSource.groups).0, 40) == """
        A title that is too long for the width
        of the drawing

        A long name
        of a group   Rest
        ┏━━━━━━━━━━┓ ┏━━━┓
        ┌───┐  ┌───┐ ┌───┐
        │ A │  │ B │ │ C │
        └─┬─┘  └─┬─┘ └─┬─┘
          │ make │     │    ┌─┐
          ├──────┼─────┼───▶│D│
          │      │     │    └┬┘
          │ done │     │     │
          │◁╌╌╌╌╌┼╌╌╌╌╌┼╌╌╌╌╌✕
          │ bye  │     │
          ├──────┼─────✕
          │ x    │
          ├─────▶│
        """)
  }

  @Test func `types that have no room in the heads are listed above them`() throws {
    #expect(
      try wideDrawing(.reading(mermaid: SmallSource.typed).0, 40) == """
        control: PlayViewController · entity:
        FolderViewController · actor: User ·
        database: D
         ┌───────────┐┌───────────┐┌─────┐   ┌─┐
         │ PlayView  ││FolderView ││User │   │D│
         │Controller ││Controller ││     │   │ │
         └─────┬─────┘└─────┬─────┘└──┬──┘   └┬┘
               │ go         │         │       │
               ├───────────▶│         │       │
               │            │ ask     │       │
               │            ├────────▶│       │
               │            │         │ store │
               │            │         │ it all│
               │            │         ├╌╌╌╌╌╌▷│
               │ ok         │         │       │
               │◀───────────┼─────────┼───────┤
        """)
  }
}
