import Lessons
import Testing

@testable import Classroom

/// Where a page is cut into slides, and which of its words they keep.
@MainActor @Suite struct SlideCutTests {
  @Test func `paragraphs that are cut grow in turn, by a sentence, while there is room`() {
    let room = SlideRoom(lines: 5, cells: 48, codeCells: 40, tableCells: 66)
    let page = [Block](
      markdown: """
        The row says nothing. It is a view, and knows only what it was told.

        The cell says more. It asks. Whom? It asks the presenter, which is the only one that knows, and \
        which has heard of it from its data manager, which has been told by the model, as ever.

        The end is here. No more.
        """)
    #expect(
      page.abridged(in: room).markdown == """
        The row says nothing. It is a view, and knows only what it was told.

        The cell says more. It asks.

        The end is here. No more.
        """)
  }

  @Test func `a list that goes on, on the next slide, says as much as two slides hold`() {
    let room = SlideRoom(lines: 4, cells: 48, codeCells: 40, tableCells: 66)
    let items = (1...4).map {
      "- It is number \($0). It has a second sentence. And a third, which does not fit."
    }
    let page = [Block](markdown: items.joined(separator: "\n"))
    let slides = Slide.fitting(page.abridged(in: room), title: [.text("T")], in: room)
    #expect(
      slides.map { $0.body.markdown } == [
        "- It is number 1. It has a second sentence.\n- It is number 2. It has a second sentence.\n"
          + "- It is number 3. It has a second sentence.\n- It is number 4. It has a second sentence."
      ])
  }

  @Test func `of two lists, both stay where one slide can hold first sentences of both`() {
    let room = SlideRoom(lines: 5, cells: 48, codeCells: 40, tableCells: 66)
    let long = "This is said at length, so that it takes a line or two, and no less than that."
    let page = [Block](
      markdown: """
        The first list is here. \(long) So

        - It holds this one. \(long)
        - It holds that one. \(long)

        The second is here:

        - It is short.
        """)
    #expect(
      page.abridged(in: room).markdown == """
        The first list is here. So

        - It holds this one.
        - It holds that one.

        The second is here:

        - It is short.
        """)
  }

  private func parts(_ markdown: String, in room: SlideRoom) -> [String] {
    [Block](markdown: markdown).abridgedWithAllCode(in: room).map(\.markdown)
  }

  private func code(_ lines: ClosedRange<Int>) -> String {
    "```swift\n" + lines.map { "line\($0)()\n" }.joined() + "```"
  }

  @Test func `each block of code is below the words that lead to it`() {
    let room = SlideRoom(lines: 6, cells: 48, codeCells: 40, tableCells: 66)
    let (one, two) = (code(1...4), code(5...8))
    let page = "One does this.\n\n\(one)\n\nThe other does that.\n\n\(two)\n\nThat is all."
    #expect(
      parts(page, in: room) == [
        "One does this.\n\n\(one)", "The other does that.\n\n\(two)\n\nThat is all.",
      ])
  }

  @Test func `words that have no room above their code are whole on the slide before it`() {
    let room = SlideRoom(lines: 6, cells: 48, codeCells: 40, tableCells: 66)
    let words = "The closure adds a folder. Look for a line that inserts a row: there is none."
    #expect(parts("\(words)\n\n\(code(1...6))", in: room) == [words, code(1...6)])
    let long = "\(words)\n\n\(code(1...9))"
    #expect(parts(long, in: room) == [long])
  }

  @Test func `what leads to code on the next slide begins on a slide of its own`() {
    func slide(_ page: Int, _ words: String) -> Slide {
      Slide(title: [.text("T")], body: [.paragraph(words)], page: page)
    }
    let first = slide(1, "The first.")
    #expect(first.joined(with: slide(2, "Two of them are:"), in: .pandoc) == nil)
    #expect(first.joined(with: slide(1, "Two of them are:"), in: .pandoc) != nil)
    #expect(first.joined(with: slide(2, "Two of them are here."), in: .pandoc) != nil)
  }

  @Test func `two blocks of code on a slide stay two`() {
    let page = [Block](markdown: "\(code(1...2))\n\n\(code(3...4))")
    let slides = page.map { Slide(title: [.text("T")], body: [$0], page: 1) }
    #expect(slides[0].joined(with: slides[1], in: .pandoc)?.body == page)
  }

  private func cut(_ code: String, lines: Int) -> [String] {
    let room = SlideRoom(lines: lines, cells: 48, codeCells: 40, tableCells: 66)
    return [Block](markdown: "```swift\n\(code)\n```").fitted(in: room).map {
      $0.markdown.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    }
  }

  @Test func `code goes on, on the next slide, where a statement begins`() {
    let code = """
      // A/File.swift
      func select(_ id: Int) {
        guard let row = row(id)
        else { return }
        if row.isFolder {
          showFolder()
        } else {
          showPlayer()
        }
        table
          .deselect()
      }
      """
    let lines = code.split(separator: "\n").map(String.init)
    #expect(cut(code, lines: 9) == [lines[..<4], lines[4...]].map { $0.joined(separator: "\n") })
    #expect(
      cut(code, lines: 5)
        == [lines[..<4], lines[4..<9], lines[9...]].map { $0.joined(separator: "\n") })
    #expect(
      cut(code, lines: 4)
        == [lines[..<4], lines[4..<7], lines[7..<9], lines[9...]].map { $0.joined(separator: "\n") }
    )
  }

  @Test func `a question is asked once on a slide, in whatever words`() throws {
    let choices = (1...9).map { "- [x] `message\($0)`\n  > It is sent.\n" }.joined()
    let question = """
      \n\n## Sent <!-- id: sent type: quiz concept: roles -->\n
      Which of them are sent? More than one is right.\n
      \(choices)- [ ] `none`
        > Some are.
      """
    let files = try SmallPack.pack(SmallPack.lesson + question).files
    let slides = try #require(files.first { $0.path == "small-slides.md" }).lines.text
    let parts = slides.split(separator: "\n## ").filter { $0.hasPrefix("Sent") }
    #expect(parts.map { $0.matches(of: /Which of them are sent\?/).count } == [1, 1])
    #expect(parts.map { $0.contains("More than one is right.") } == [true, false])
    let shown = parts.flatMap { $0.prefix { $0 != ":" }.matches(of: /\[ \] ([a-j])\)/) }
    #expect(shown.map { String($0.output.1) }.joined() == "abcdefghij")
  }

  @Test func `other words for the question are left out below it`() {
    let first = Slide(title: [], body: [.paragraph("They are sent. In which order, at last?")])
    let again = Slide(
      title: [], body: [.paragraph("In which order?"), .paragraph("a) b)")], repeated: 1,
      goesOn: true)
    #expect(
      first.joined(with: again, in: .pandoc)?.body.markdown
        == "They are sent. In which order, at last?\n\na) b)")
    var second = first
    (second.body, second.goesOn) = ([.paragraph("It has more words.")], true)
    #expect(
      second.joined(with: again, in: .pandoc)?.body.markdown
        == "It has more words.\n\nIn which order?\n\na) b)")
  }

  @Test func `what can be changed is on one slide`() throws {
    let long = String(repeating: "It is closed at the end. ", count: 12)
    let page = """


      ## Change <!-- id: change type: change run: record -->

      \(long)What stays?

      - `mvc` Nothing is changed.
        > All goes.
      - `mvc.leak` The closure holds its owner.
        > You see nothing.
      """
    let files = try SmallPack.pack(SmallPack.lesson + page).files
    let slides = try #require(files.first { $0.path == "small-slides.md" }).lines.text
    let parts = slides.split(separator: "\n## ").filter { $0.hasPrefix("Change") }
    #expect(
      parts.map { $0.contains("- Nothing is changed.") && $0.contains("Guess first") }
        == [false, true, false, false].prefix(parts.count).map { $0 })
    #expect(parts[1].contains("- The closure holds its owner."))
    #expect(parts[0].contains("What stays?"))
  }
}
