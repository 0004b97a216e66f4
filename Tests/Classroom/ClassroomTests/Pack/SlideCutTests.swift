import Lessons
import Testing

@testable import Classroom

/// Where a page is cut into slides, and which of its words they keep.
@MainActor @Suite struct SlideCutTests {
  private func parts(_ markdown: String, in room: SlideRoom) -> [String] {
    [Block](markdown: markdown).abridgedWithAllCode(in: room).map(\.markdown)
  }

  private func code(_ lines: ClosedRange<Int>) -> String {
    "```swift\n" + lines.map { "line\($0)()\n" }.joined() + "```"
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
