import Testing

@testable import Exports

@Suite("A screen in its parts")
struct ScreenPartsTests {
  @Test("has the scenes next to each other, each with its bar, its rows and its toolbar")
  func panes() throws {
    let parts = try #require(
      ScreenParts(
        """
        ┌ Done  Recordings ─ + ┐┌ 你好 ──────────────┐
        │ ⊖ ♪ 你好             ││ [Hi           ]    │
        │ ▸ Work               ││ Position ━●──      │
        │                      ││                    │
        │                      ││ ( Play )           │
        └ Record · Sort ───────┘└────────────────────┘
        """))
    #expect(
      parts.panes == [
        .init(
          left: "Done", title: "Recordings", right: "+",
          rows: [
            .item(.recording, name: "你好", isDeletable: true),
            .item(.folder, name: "Work", isDeletable: false),
          ], toolbar: ["Record", "Sort"]),
        .init(
          title: "你好",
          rows: [
            .field("Hi"), .slider("Position", place: 1.0 / 3), .text(""),
            .buttons([.init(label: "Play")]),
          ]),
      ])
    #expect(parts.top == nil)
  }

  @Test("has what is on top, and of the rows behind it what is seen")
  func top() throws {
    let parts = try #require(
      ScreenParts(
        """
        ┌ ‹ Back  Work ──────┐┌ Hello ─────────────┐
        │ ▸ Notes            ││ [Hello        ]    │
        │ ▸ Work ┌ Save ──────────────────┐        │
        │ [Name  │ [Memo         ]        │        │
        │ A line │ ( Cancel )  ( ·Save· ) │        │
        │        └────────────────────────┘        │
        └────────────────────┘└────────────────────┘
        """))
    #expect(parts.panes.map(\.left) == ["‹ Back", ""])
    #expect(
      parts.panes[0].rows == [
        .item(.folder, name: "Notes", isDeletable: false),
        .item(.folder, name: "Work", isDeletable: false), .covered, .text("A line"),
      ])
    #expect(parts.panes[1].rows == [.field("Hello")])
    #expect(parts.top?.title == "Save")
    #expect(
      parts.top?.rows == [
        .field("Memo"),
        .buttons([.init(label: "Cancel"), .init(label: "Save", isEnabled: false)]),
      ])
  }

  @Test("has the whole of what is on top, also with a line down its middle")
  func line() throws {
    let parts = try #require(
      ScreenParts(
        """
        ┌ Work ──────────────┐
        │ ▸ Notes            │
        │ ┌ Save ─────────┐  │
        │ │ a │ b         │  │
        │ └───────────────┘  │
        └────────────────────┘
        """))
    #expect(parts.top?.title == "Save")
    #expect(parts.top?.rows == [.text("a │ b")])
  }

  @Test(
    "is not made of other texts",
    arguments: ["", "Hi", "┌ Hi ┐\n└────┘", "┌────┐\n│ a │\n└────┘", "┌────┐\nx a  │\n└────┘"])
  func others(text: String) {
    #expect(ScreenParts(text) == nil)
  }

  @Test("is made of no box without room for a column at each side", arguments: 0...4)
  func narrow(columns: Int) {
    let line = String(repeating: "─", count: columns)
    let row = String(repeating: "x", count: columns)
    let box = "┌\(line)┐\n│\(row)│\n└\(line)┘"
    #expect((ScreenParts(box) != nil) == (columns > 1))
  }
}
