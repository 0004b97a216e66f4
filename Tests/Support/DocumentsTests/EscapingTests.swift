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

  /// A letter that begins a character with whatever follows.
  private let letter = "\u{D4E}"

  @Test func `what XML cannot hold is spelled, whatever is next to it`() {
    #expect("\u{FFFE}\(mark)\(letter)\u{FFFF}".drawable == "\\u{FFFE}\(mark)\(letter)\\u{FFFF}")
  }

  @Test func `an address ends where it ends`() {
    #expect("a)\(mark)b".linkTarget == "<a)\(mark)b>")
    #expect("a>\(mark)\(letter)\\\n".linkTarget == "<a\\>\(mark)\(letter)\\\\ >")
    #expect("\(letter) a".linkTarget == "<\(letter) a>")
  }

  @Test func `spaces at the ends of words and of code stay`() {
    #expect("a\(letter) ".markdown == "a\(letter)&#32;")
    #expect(" \(mark)a ".codeSpan == "`  \(mark)a  `")
  }
}
