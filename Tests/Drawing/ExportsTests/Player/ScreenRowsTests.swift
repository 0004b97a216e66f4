import Testing

@testable import Exports

/// A row of a screen, and the texts that look like one but for a sign.
@Suite struct ScreenRowsTests {
  @Test func `is what the kit draws in this way, else a text`() {
    let rows = [
      ("♪ Hi", #"{"recording":"Hi"}"#), ("⊖ ▸ Work", #"{"folder":"Work","deletable":true}"#),
      ("[]", #"{"field":""}"#), ("[a b  ]", #"{"field":"a b"}"#),
      ("Rate ●─", #"{"slider":"Rate","percent":0}"#),
      ("Rate ━━●", #"{"slider":"Rate","percent":100}"#),
      ("At ━●───", #"{"slider":"At","percent":25}"#),
      ("( OK )", #"{"buttons":[{"label":"OK"}]}"#),
      ("( A )  ( B )", #"{"buttons":[{"label":"A"},{"label":"B"}]}"#),
      ("( ·A· )", #"{"buttons":[{"label":"A","disabled":true}]}"#),
      ("( ··· )", #"{"buttons":[{"label":"·","disabled":true}]}"#),
      ("( ·· )", #"{"buttons":[{"label":"··"}]}"#), ("( ·A )", #"{"buttons":[{"label":"·A"}]}"#),
      ("( A· )", #"{"buttons":[{"label":"A·"}]}"#),
    ]
    for (text, row) in rows {
      #expect(ScreenParts.row(text).text == row, "\(text)")
    }
    let texts = [
      "⊖ Work", "▸Work", "[", "[a", "Rate ●", "━●─", "Rate ─●─", "Rate ━●━", "( A )  B )", "( A",
      "A )", "",
    ]
    for text in texts {
      #expect(ScreenParts.row(text).text == #"{"text":"\#(text)"}"#)
    }
  }

  @Test func `a bar has a way back, a title or both`() {
    func screen(_ bar: String) -> String {
      let line = String(repeating: "─", count: bar.count - 2)
      let row = String(repeating: " ", count: bar.count - 2)
      return "\(bar)\n│\(row)│\n└\(line)┘"
    }
    let bars = [
      ("┌ Work ─────┐", #""title":"Work""#), ("┌ ‹ Back ───┐", #""left":"‹ Back","title":"""#),
      ("┌ Edit  Work ─ + ┐", #""left":"Edit","title":"Work","right":"+""#),
      ("┌ ‹ A  B  C ─ + ┐", #""left":"‹ A","title":"B  C","right":"+""#),
      ("┌───────────┐", #""title":"""#),
    ]
    for (bar, parts) in bars {
      #expect(ScreenParts.json(screen(bar)).text == #"{"panes":[{\#(parts),"rows":[]}]}"#)
    }
    for bar in ["┌ A ─ B ─ + ┐", "┌ A         ┐"] {
      #expect(ScreenParts.json(screen(bar)) == .string(screen(bar)))
    }
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
    #expect(ScreenParts.json(text) == .string(text))
  }

  @Test func `of a row behind another screen the part before that is read`() {
    let text = """
      ┌ Work ────────────┐
      │ ab┌ Save ───────┐│
      │ ┌ │             ││
      │ [a│             ││
      │ x └─────────────┘│
      │                  │
      └──────────────────┘
      """
    #expect(
      ScreenParts.json(text).text == """
        {"panes":[{"title":"Work","rows":[{"text":"ab"},{"text":"┌"},{},{"text":"x"}]}],\
        "top":{"title":"Save","rows":[]}}
        """)
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
