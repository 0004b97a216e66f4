import Cells
import Documents
import TestSupport
import Testing

@testable import Lessons

@Suite struct MarkdownTests {
  private static let lessons = Dictionary(
    grouping: shippedLibrary.lessons + shippedLibrary.translations, by: \.file)

  @Test(arguments: lessons.keys.sorted())
  func `what is written of a lesson reads as the lesson`(file: String) throws {
    let lesson = try #require(Self.lessons[file]?.first)
    for section in lesson.sections {
      let again = read(section.blocks.markdown)
      #expect(again.bare == section.blocks.bare, "\(lesson.file):\(section.location)")
    }
  }

  @Test(arguments: try Nasty.strings.filter { !$0.isEmpty } + Hostile.joined)
  func `words are words, whatever they filter like`(_ text: String) {
    let words = [Inline.text(text)]
    let cell = Block.Row(cells: [.init(text: words), .init(text: [.text("x")])])
    let blocks = [
      Block(.paragraph(words)),
      Block(.heading(level: 2, [.text("x")] + words)),
      Block(.quote([Block(.paragraph(words))])),
      Block(.list(.init(items: [.init(blocks: [Block(.paragraph(words))])]))),
      Block(.paragraph([.text("a "), .strong(words.isBlank ? [.text("x")] : words), .text(" b")])),
      Block(.table(.init(header: cell, rows: [cell]))),
    ]
    let shown = text.shown
    #expect(read(blocks.markdown).texts.filter { $0.contains(shown) }.count >= 6)
    #expect(read(blocks.markdown).count == 6)
  }

  @Test(arguments: try Nasty.strings.filter { !$0.isEmpty } + Hostile.joined)
  func `code is code, whatever it looks like`(_ text: String) {
    let blocks = [
      Block(.paragraph([.text("a "), .code(text), .text(" b")])),
      Block(.code(language: "text", text: text + "\n")),
    ]
    let again = read(blocks.markdown)
    #expect(again.count == 2)
    guard case .paragraph(let line)? = again.first?.kind,
      case .code(_, let code)? = again.last?.kind
    else {
      Issue.record("no code in \(again)")
      return
    }
    #expect(line.count == 3)
    #expect(
      code == text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).disarmed }.joined(separator: "\n") + "\n")
  }

  @Test func `signs are told apart by where they are`() {
    let text = [
      Inline.text("1. a_b *c* [d] <e> & &amp; ____ (1) f: 12:30 :smile: www.x.y !"),
      .link([.text("g")], url: "https://h.i/(j)"), .softBreak,
      .text("# k"), .softBreak, .text("- l"),
    ]
    #expect(
      [Block(.paragraph(text))].markdown == ##"""
        1\. a_b \*c\* \[d\] \<e> & \&amp; ____ (1) f: 12:30 \:smile: www\.x.y \![g](<https://h.i/(j)>)
        \# k
        \- l
        """##)
  }

  @Test func `lists that follow each other stay two`() {
    let list = Block(.list(.init(items: [.init(blocks: [Block(.paragraph([.text("a")]))])])))
    #expect([list, list, list].markdown == "- a\n\n* a\n\n- a")
    #expect(read([list, list, list].markdown).count == 3)
  }

  @Test(arguments: [
    "1. a\n2. b\n\n1) c\n2) d", "3. a\n\n4. b", "- a\n- b\n  - c\n\n    d", "- [ ] a\n- [x] b",
    "> a\n>\n> - b", "10. a\n\n    b", "### a *b* **c *d*** ~~e~~", "a\\\nb\nc", "* * *",
    "| a | b\\|c |\n|---|---|\n| d |  |",
    "<details><summary>A</summary>\n\na\n\n</details>", "<details>\n\n</details>",
    "<details class=\"teacher\"><summary>A</summary>\n\n- a\n\n</details>",
    "```swift\nlet a\n\nb\n```", "![a](b.svg) [c](<d (e).md>)", "`a` ``b`c``", "<!-- a -->",
  ])
  func `what has its usual form is written as it was`(_ text: String) {
    #expect(read(text).markdown == text)
  }

  @Test
  func `signs in bold and at the start of a line are told apart`() {
    let stars = Inline.emphasis([.strong([.text("a")]), .text(" b")])
    #expect([Block(.paragraph([stars]))].markdown == "*__a__ b*")
    #expect(
      [Inline.text("a"), .softBreak, .text("b"), .lineBreak, .text("c")].markdownOnOneLine
        == "a b c")
    #expect([Inline.text("1. a")].markdown == "1\\. a")
    #expect([Inline.text("1. a")].markdownOnOneLine == "1. a")
  }

  @Test func `signs are told apart where a letter makes them another character`() {
    let letter = "\u{D4E}"
    let link = Inline.link([.text("a")], url: "b")
    #expect([Inline.text(letter + "!"), link].markdown == "\(letter)\\![a](b)")
    let stars = Inline.emphasis([.strong([.text("a")])])
    #expect([Inline.text(letter), stars].markdown == "\(letter)*__a__*")
    #expect(
      [Block(.code(language: "a`\u{301}b", text: "c\n"))].markdown
        == "```a\u{301}b\nc\n```")
  }

  @Test func `the text of an inline is what it shows, and its ends have no space`() {
    let inlines: [Inline] = [
      .html("<!-- a -->"), .softBreak, .text("  b "), .code("c"),
      .emphasis([.strong([.text("d")])]),
      .link([.image(description: [.text("e")], url: "f")], url: "g"), .lineBreak, .text(" h "),
      .strikethrough([.code("i")]), .text(" "), .html("<b>"),
    ]
    #expect(inlines.plain == "   b cde  h i ")
    #expect(inlines.codeSpans == ["c"])
    #expect(inlines.urls == ["g", "f"])
    #expect(inlines.trimmed.plain == "b cde  h i")
    #expect([Inline.text(" a ")].trimmed == [.text("a")])
    #expect([Inline.softBreak, .text(" ")].trimmed == [])
  }

  private func read(_ text: String) -> [Block] { Markdown(SourceText(text, file: "")).blocks }
}

extension String {
  /// As it is after writing and reading: control characters are made harmless, and
  /// spaces at its ends are gone.
  fileprivate var shown: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).disarmed }
      .joined(separator: "\n").trimmed
  }

  fileprivate var disarmed: String {
    split(separator: "\t", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\t")
  }
}

extension [Inline] {
  fileprivate var isBlank: Bool { plain.trimmed.isEmpty || plain.trimmed != plain }
}

/// Blocks without their locations.
extension [Block] {
  fileprivate var bare: [Block] { map { Block($0.kind.bare) } }

  /// All texts in the blocks.
  fileprivate var texts: [String] { flatMap(\.kind.texts) }
}

extension Block.Kind {
  fileprivate var bare: Block.Kind {
    switch self {
    case .quote(let blocks): .quote(blocks.bare)
    case .details(let summary, let blocks): .details(summary: summary, blocks.bare)
    case .notes(let summary, let blocks): .notes(summary: summary, blocks.bare)
    case .list(let list):
      .list(
        .init(
          start: list.start, isLoose: list.isLoose,
          items: list.items.map { .init(isTicked: $0.isTicked, blocks: $0.blocks.bare) }))
    case .table(let table):
      .table(.init(header: table.header.bare, rows: table.rows.map(\.bare)))
    case .html(let text): .html(text.trimmed)
    case .heading, .paragraph, .code, .ruler: self
    }
  }

  fileprivate var texts: [String] {
    switch self {
    case .heading(_, let text), .paragraph(let text): [text.plain]
    case .quote(let blocks), .details(_, let blocks), .notes(_, let blocks): blocks.texts
    case .list(let list): list.items.flatMap { $0.blocks.texts }
    case .table(let table): ([table.header] + table.rows).flatMap(\.cells).map { $0.text.plain }
    case .code(_, let text), .html(let text): [text]
    case .ruler: []
    }
  }
}

extension Block.Row {
  fileprivate var bare: Block.Row { .init(cells: cells.map { .init(text: $0.text) }) }
}
