import Testing

@testable import Lessons

/// Where words are in a file.
@Suite struct SourceTextTests {
  private let text = SourceText("录音\nrename 录音 now", file: "a.md")

  @Test func `a column counts characters, though the parser counts bytes`() {
    #expect(text.location(line: 1, byte: 4) == Location(line: 1, column: 2))
    #expect(text.location(line: 2, byte: 15) == Location(line: 2, column: 11))
  }

  @Test func `a line that the file does not have begins in its first column`() {
    #expect(text.location(line: 3, byte: 4) == Location(line: 3, column: 1))
    #expect(text.location(line: 0, byte: 4) == Location(line: 1, column: 1))
  }

  @Test func `words are found from a place to the end of a line, else the place itself`() {
    let text = SourceText("a b\nb a\r\n录a", file: "a.md")
    let start = Location(line: 1, column: 2)
    #expect(text.find("a", from: Location(), to: 3) == Location())
    #expect(text.find("a", from: start, to: 3) == Location(line: 2, column: 3))
    #expect(text.find("a", from: start, to: 1) == start)
    #expect(text.find("录a", from: start, to: 9) == Location(line: 3))
    #expect(text.find("a", from: Location(line: 3), to: 3) == Location(line: 3, column: 2))
    #expect(text.find("", from: start, to: 3) == start)
    #expect(text.find("a", from: start, to: 0) == start)
    #expect(Location(line: 1, column: 9) < Location(line: 2))
    #expect(Location(line: 1) < Location(line: 1, column: 2))
  }

  @Test func `lines before a place are emptied, and a part has its own lines`() {
    let text = SourceText("a\nb\rc\r\nd", file: "a.md")
    #expect(text.lines == ["a", "b", "c", "d"])
    #expect(text.blanking(before: 3).text == "\n\nc\nd")
    #expect(text.blanking(before: 1).text == "a\nb\nc\nd")
    #expect(text.blanking(before: 9).text == "\n\n\n")
    #expect(text.text(of: 2...3) == "b\nc")
    #expect(text.text(of: 4...9) == "d")
  }

  @Test func `signs that steer a terminal become visible, tabs and letters stay`() {
    let steering =
      "\u{0}\u{1B}\u{1F}\u{7F}\u{80}\u{9F}\u{61C}\u{200E}\u{2028}\u{202E}\u{2069}\u{FEFF}"
    #expect(steering.madeVisible == "␀␛␟␡" + String(repeating: "\u{FFFD}", count: 8))
    let harmless = "a\tb\n~ \u{A0}\u{200D}\u{2027}\u{202F}\u{2065}\u{206A}录"
    #expect(harmless.madeVisible == harmless)
  }

  @Test func `a digest has eight digits, and marks, spaces and drawings do not count`() {
    func digest(_ lines: String...) -> String {
      let text = SourceText(lines.joined(separator: "\n"), file: "a.md")
      return text.digest(of: 1...lines.count, without: Markdown(text).blocks.linesOfDrawings)
    }
    let plain = digest("# A <!-- id: a -->", "b")
    #expect(plain.count == 8)
    #expect(plain == digest("# A <!-- id: a core: covers: b-1, c -->", "", "  b "))
    #expect(digest("```mermaid", "x", "```", "b") == digest("```mermaid", "y", "z", "```", "b"))
    #expect(digest("~~~ mermaid", "x", "~~~", "b") == digest("~~~ mermaid", "y", "~~~", "b"))
    // An example of a drawing is text.
    #expect(
      digest("````text", "```mermaid", "x", "```", "````")
        != digest("````text", "```mermaid", "y", "```", "````"))
    #expect(digest("a", "# B <!-- id: b core: -->") != digest("a", "# B <!-- id: b -->"))
    #expect(digest("a", "```text", "b", "```") != digest("a", "```text", "c", "```"))
    #expect((1...200).allSatisfy { digest("\($0)").count == 8 })
  }
}
