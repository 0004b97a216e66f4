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
}
