import Testing

@testable import Exports

/// A row of a screen, and the texts that look like one but for a sign.
@Suite struct ScreenRowsTests {
  @Test func `is what the kit draws in this way, else a text`() {
    let rows: [(String, ScreenParts.Row)] = [
      ("♪ Hi", .item(.recording, name: "Hi", isDeletable: false)),
      ("⊖ ▸ Work", .item(.folder, name: "Work", isDeletable: true)),
      ("⊖ Work", .text("⊖ Work")), ("▸Work", .text("▸Work")),
      ("[]", .field("")), ("[a b  ]", .field("a b")), ("[", .text("[")), ("[a", .text("[a")),
      ("Rate ●─", .slider("Rate", place: 0)), ("Rate ━━●", .slider("Rate", place: 1)),
      ("At ━●───", .slider("At", place: 0.25)), ("Rate ●", .text("Rate ●")),
      ("━●─", .text("━●─")), ("Rate ─●─", .text("Rate ─●─")), ("Rate ━●━", .text("Rate ━●━")),
      ("( OK )", .buttons([.init(label: "OK")])),
      ("( A )  ( B )", .buttons([.init(label: "A"), .init(label: "B")])),
      ("( A )  B )", .text("( A )  B )")), ("( A", .text("( A")), ("A )", .text("A )")),
      ("( ·A· )", .buttons([.init(label: "A", isEnabled: false)])),
      ("( ··· )", .buttons([.init(label: "·", isEnabled: false)])),
      ("( ·· )", .buttons([.init(label: "··")])), ("( ·A )", .buttons([.init(label: "·A")])),
      ("( A· )", .buttons([.init(label: "A·")])), ("", .text("")),
    ]
    for (text, row) in rows {
      #expect(ScreenParts.Row(text) == row, "\(text)")
    }
  }

  @Test func `a bar has a way back, a title or both`() {
    func bar(_ bar: String) -> [String]? {
      let line = String(repeating: "─", count: bar.count - 2)
      let row = String(repeating: " ", count: bar.count - 2)
      let pane = ScreenParts("\(bar)\n│\(row)│\n└\(line)┘")?.panes.first
      return pane.map { [$0.left, $0.title, $0.right] }
    }
    #expect(bar("┌ Work ─────┐") == ["", "Work", ""])
    #expect(bar("┌ ‹ Back ───┐") == ["‹ Back", "", ""])
    #expect(bar("┌ Edit  Work ─ + ┐") == ["Edit", "Work", "+"])
    #expect(bar("┌ ‹ A  B  C ─ + ┐") == ["‹ A", "B  C", "+"])
    #expect(bar("┌───────────┐") == ["", "", ""])
    #expect(bar("┌ A ─ B ─ + ┐") == nil)
    #expect(bar("┌ A         ┐") == nil)
  }

  @Test(
    arguments: [
      // Words at the end of the lower border, no side, and lines that are not as wide.
      "┌ A ──┐\n│     │\n└── B ┘", "┌ A ──┐\n│     x\n└─────┘", "┌ A ──┐\nx     │\n└─────┘",
      "┌ A ──┐\n│      │\n└─────┘", "┌ A ──┐\n└─────┘",
      // Corners that do not fit, and a column between two screens.
      "┌ A ──┐\n│     │\n──────┘", "┌ A ──┐\n│     │\n└──────", "┌ A ───\n│     │\n└─────┘",
      "┌ A─┐ ┌ B─┐\n│   │ │   │\n└───┘ └───┘",
      // Two of them in front.
      "┌ A ─────────┐\n│ ┌──┐ ┌──┐  │\n│ └──┘ └──┘  │\n└────────────┘",
    ])
  func `a text with a fault in its borders is no screen`(text: String) {
    #expect(ScreenParts(text) == nil)
    #expect(ScreenParts.json(text) == .string(text))
  }

  @Test func `of a row behind another screen the part before that is read`() throws {
    let parts = try #require(
      ScreenParts(
        """
        ┌ Work ────────────┐
        │ ab┌ Save ───────┐│
        │ ┌ │             ││
        │ [a│             ││
        │ x └─────────────┘│
        │                  │
        └──────────────────┘
        """))
    #expect(parts.panes[0].rows == [.text("ab"), .text("┌"), .covered, .text("x")])
    #expect(parts.top?.rows == [])
  }

  @Test func `a script reads its parts, and only what there is`() {
    let text = "┌ Edit  A ─ + ┐\n│ ⊖ ▸ B       │\n│ At ━●──     │\n│ ( ·C· )     │\n└ D ──────────┘"
    #expect(
      ScreenParts.json(text).text == """
        {"panes":[{"left":"Edit","title":"A","right":"+","rows":[{"folder":"B","deletable":true},\
        {"slider":"At","percent":33},{"buttons":[{"label":"C","disabled":true}]}],"toolbar":["D"]}]}
        """)
    #expect(
      ScreenParts.json("┌ A ─┐\n│ [] │\n└────┘").text
        == #"{"panes":[{"title":"A","rows":[{"field":""}]}]}"#)
  }
}
