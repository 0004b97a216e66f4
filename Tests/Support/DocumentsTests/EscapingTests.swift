import Documents
import Testing

/// To Swift, a sign and a combining mark after it are one character. To a reader of the file, they are two.
@Suite struct EscapingTests {
  private let mark = "\u{301}"

  @Test func `signs are escaped, though a combining mark follows them`() {
    #expect("a\"\(mark)b".escaping(["\"": "\\\""]) == "a\\\"\(mark)b")
  }

  @Test func `Markdown has no markup in such a text`() {
    #expect("*\(mark)x*\(mark)".markdown == "\\*\(mark)x\\*\(mark)")
    #expect("#\(mark) heading".markdown == "\\#\(mark) heading")
    #expect(">\(mark) quote".withoutBlockMarkdown == "\\>\(mark) quote")
    #expect("1.\(mark) item".withoutBlockMarkdown == "1\\.\(mark) item")
  }

  @Test func `code has more backticks around it than in it`() {
    #expect("`\(mark)".codeSpan == "`` `\(mark) ``")
    #expect(["```\(mark)"].fence == "````")
  }
}
