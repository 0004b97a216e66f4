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
}
