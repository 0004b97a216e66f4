import Cells
import Testing

@Suite struct CellsTests {
  @Test(arguments: [
    ("", 0), ("Hello", 5), ("录音", 4), ("ｆｕｌｌ", 8), ("한국어", 6), ("e\u{301}", 1), ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2),
    ("🇩🇪", 2), ("🇩", 1), ("👍🏽", 2), ("☺️", 2), ("☺", 1), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤️‍🔥", 2),
    ("a\u{200B}b", 2),
    ("│◆▶", 3), ("“”", 2), ("กำ", 2), ("नमस्ते", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("。", 2),
    ("𠀀", 2),
  ])
  func `counts columns as a terminal does`(text: String, cells: Int) {
    #expect(text.cells == cells, "\(text)")
  }

  @Test func `shows what a terminal would obey`() {
    #expect("a\u{1B}[2Jb\n\t\u{7F}\u{9B}x\u{202E}y".printable == "a␛[2Jb␊␉␡\\u{9B}x\\u{202E}y")
    #expect("\r\n".printable == "␍␊")
    #expect("👩‍💻 e\u{301}".printable == "👩‍💻 e\u{301}")
  }

  @Test func `fills up with spaces on either side`() {
    #expect("录音".padded(to: 6) + "|" == "录音  |")
    #expect("7".padded(to: 3, at: .trailing) == "  7")
    #expect("longer".padded(to: 3) == "longer")
  }
}
