import Cells
import Testing

@Suite struct CellsTests {
  @Test(arguments: [
    ("", 0), ("Hello", 5), ("录音", 4), ("ｆｕｌｌ", 8), ("한국어", 6), ("e\u{301}", 1), ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2),
    ("🇩🇪", 2), ("🇩", 1), ("👍🏽", 2), ("☺️", 2), ("☺", 1), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤️‍🔥", 2),
    ("a\u{200B}b", 2), ("a\u{AD}b", 3), ("\u{600}", 1), ("\u{605}", 1), ("\u{61C}", 0),
    ("│◆▶", 3), ("“”", 2), ("กำ", 2), ("नमस्ते", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("。", 2),
    ("𠀀", 2),
  ])
  func `counts columns as a terminal does`(text: String, cells: Int) {
    #expect(text.cells == cells, "\(text)")
  }

  /// The ends of the ranges in the table, and their neighbours.
  @Test(arguments: [
    ("narrow", "\u{10FF}\u{303F}\u{3248}\u{324F}䷀\u{A4D0}ꀀ", [1, 1, 1, 1, 1, 1, 2]),
    ("Chinese", "一鿿㐀\u{4DBF}〇々豈\u{20000}\u{2FA1D}\u{3134A}", Array(repeating: 2, count: 10)),
    ("Japanese and Korean", "あヿ㌀가힣ꥠ", Array(repeating: 2, count: 6)),
    ("half width and full width", "ｱ｡￨！～￠￦", [1, 1, 1, 2, 2, 2, 2]),
    ("punctuation", "、。「」〈〉⟨⟩—…·", [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]),
    ("emoji", "⌚⏰☔⚡✅⭐🀄🈚🌀🍎🎉🏠👀💻🔒🕐😀🚀🛒🟢🥇🧠🪐", Array(repeating: 2, count: 23)),
    ("signs next to them", "☀☎✓✗▶◆→│①½é", Array(repeating: 1, count: 11)),
    ("other wide scripts", "𗀀𘬀𛀀🈀🉐", [2, 2, 2, 2, 2]),
  ])
  func `knows which characters are wide`(_: String, characters: String, cells: [Int]) {
    #expect(characters.map(\.cells) == cells, "\(characters)")
  }

  @Test func `shows what a terminal would obey`() {
    #expect("a\u{1B}[2Jb\n\t\u{7F}\u{9B}x\u{202E}y".printable == "a␛[2Jb␊␉␡\\u{9B}x\\u{202E}y")
    #expect("\r\n".printable == "␍␊")
    #expect("👩‍💻 e\u{301}".printable == "👩‍💻 e\u{301}")
  }

  @Test func `only control characters and those that turn the direction are shown as others`() {
    let commands: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    let changed = (UInt32(0)...0xFFFF).compactMap { Unicode.Scalar($0) }.filter { scalar in
      let text = "a│\(scalar)b"
      return !text.printable.utf8.elementsEqual(text.utf8)
    }
    #expect(changed.map(\.value) == commands.flatMap { Array($0) })
  }

  @Test func `JSON that a terminal would obey is escaped, and reads back the same`() {
    #expect("{\"a\": \"x\u{202E}\u{7F}\"}\n".printableJSON == #"{"a": "x\u202e\u007f"}"# + "\n")
    #expect("[1, \"é\"]".printableJSON == "[1, \"é\"]")
  }

  @Test func `fills up with spaces on either side`() {
    #expect("录音".padded(to: 6) + "|" == "录音  |")
    #expect("7".padded(to: 3, at: .trailing) == "  7")
    #expect("longer".padded(to: 3) == "longer")
  }
}
