import Testing

@testable import Exports

@Suite("A screen in its parts")
struct ScreenPartsTests {
  @Test("has the scenes next to each other, each with its bar, its rows and its toolbar")
  func panes() {
    let text = """
      ┌ Done  Recordings ─ + ┐┌ 你好 ──────────────┐
      │ ⊖ ♪ 你好             ││ [Hi           ]    │
      │ ▸ Work               ││ Position ━●──      │
      │                      ││                    │
      │                      ││ ( Play )           │
      └ Record · Sort ───────┘└────────────────────┘
      """
    #expect(
      ScreenParts.json(text).text == """
        {"panes":[{"left":"Done","title":"Recordings","right":"+",\
        "rows":[{"recording":"你好","deletable":true},{"folder":"Work"}],\
        "toolbar":["Record","Sort"]},\
        {"title":"你好","rows":[{"field":"Hi"},{"slider":"Position","percent":33},{"text":""},\
        {"buttons":[{"label":"Play"}]}]}]}
        """)
  }

  @Test("has what is on top, and of the rows behind it what is seen")
  func top() {
    let text = """
      ┌ ‹ Back  Work ──────┐┌ Hello ─────────────┐
      │ ▸ Notes            ││ [Hello        ]    │
      │ ▸ Work ┌ Save ──────────────────┐        │
      │ [Name  │ [Memo         ]        │        │
      │ A line │ ( Cancel )  ( ·Save· ) │        │
      │        └────────────────────────┘        │
      └────────────────────┘└────────────────────┘
      """
    #expect(
      ScreenParts.json(text).text == """
        {"panes":[{"left":"‹ Back","title":"Work",\
        "rows":[{"folder":"Notes"},{"folder":"Work"},{},{"text":"A line"}]},\
        {"title":"Hello","rows":[{"field":"Hello"}]}],\
        "top":{"title":"Save","rows":[{"field":"Memo"},\
        {"buttons":[{"label":"Cancel"},{"label":"Save","disabled":true}]}]}}
        """)
  }

  @Test("has the whole of what is on top, also with a line down its middle")
  func line() {
    let text = """
      ┌ Work ──────────────┐
      │ ▸ Notes            │
      │ ┌ Save ─────────┐  │
      │ │ a │ b         │  │
      │ └───────────────┘  │
      └────────────────────┘
      """
    #expect(
      ScreenParts.json(text).text == """
        {"panes":[{"title":"Work","rows":[{"folder":"Notes"}]}],\
        "top":{"title":"Save","rows":[{"text":"a │ b"}]}}
        """)
  }

  @Test(
    "is not made of other texts",
    arguments: ["", "Hi", "┌ Hi ┐\n└────┘", "┌────┐\n│ a │\n└────┘", "┌────┐\nx a  │\n└────┘"])
  func others(text: String) {
    #expect(ScreenParts.json(text) == .string(text))
  }

  @Test("is made of no box without room for a column at each side", arguments: 0...4)
  func narrow(columns: Int) {
    let line = String(repeating: "─", count: columns)
    let row = String(repeating: "x", count: columns)
    let box = "┌\(line)┐\n│\(row)│\n└\(line)┘"
    #expect((ScreenParts.json(box) != .string(box)) == (columns > 1))
  }
}
