import Cells
import Foundation
import Testing

@testable import Lessons

/// What a lesson from a stranger may hold.
@Suite struct HostileTests {
  private func pages(_ text: String) -> String {
    let sections = Lesson.read(text, file: "L/a.md").value?.sections ?? []
    return sections.map { LessonPage($0).styled(width: 40).plain }.joined(separator: "\n")
  }

  @Test func `shows escape sequences and steers nothing`() {
    let body = "\u{1B}[31mred\u{7} &#27;[2J \u{202E}back `\u{9B}1m` [x](a\u{1B}b) \u{2028}end"
    let page = pages(lesson("## \u{1B}]0;title\u{7}", body))
    let steering = page.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
        || (0x2028...0x202E).contains($0.value)
    }
    #expect(steering.isEmpty)
    #expect(page.contains("␛]0;title␇"))
    #expect(page.contains("␛[2J"))
  }

  @Test func `shows escapes of the front matter too, also in messages`() {
    let text = "---\nlifeline: 1\nid: a\ntitle: \"\\e[31mred\"\nx\u{1B}: y\n---\n# A\n"
    #expect(messages(in: text).allSatisfy { !$0.unicodeScalars.contains("\u{1B}") })
    let titled = text.replacing("x\u{1B}: y\n", with: "")
    #expect(Lesson.read(titled, file: "L/a.md").value?.title == "␛[31mred")
  }

  @Test func `shows a tab as a space, wherever it stands`() {
    let page = pages(lesson("## a\tb", "c\td `e\tf`\n\n|g\th|\n|-|\n|i|\n\n```\nj\tk\n```\n"))
    #expect(!page.contains("\t"))
  }

  @Test func `unfolds no page of aliases`() {
    var yaml = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (name, last) in zip("bcdefghij", "abcdefghi") {
      yaml += "\(name): &\(name) [" + Array(repeating: "*\(last)", count: 9).joined(separator: ",")
      yaml += "]\n"
    }
    let text = "---\nlifeline: 1\nid: a\n\(yaml)title: A\n---\n# A\n"
    #expect(Lesson.read(text, file: "L/a.md").value == nil)
    #expect(messages(in: text).count == 10)
  }

  @Test func `refuses long lines before they reach the parser`() {
    let line = String(repeating: "![", count: 500_000)
    #expect(
      messages("## B", line) == ["L/a.md:10:1: this line is longer than 8192 bytes. Break it."])
    #expect(
      messages("## B", String(repeating: "line\n", count: 250_000)) == [
        "L/a.md:1:1: this file is larger than 1048576 bytes. Split it in two."
      ])
  }

  @Test(arguments: ["> ", "- ", "* > 1. "]) func `leaves out what is nested too deep`(mark: String)
  {
    let body = "\n" + String(repeating: mark, count: 1000) + "deep"
    #expect(
      messages("## B", body).first?.hasSuffix(
        "this is nested more than 16 deep. Write it flatter.") == true)
  }

  @Test(
    arguments: [
      "*a_ ", "[a](", "`a``", "<!--", "|a", "~~a", "![a][b", "<details>", "http://a.b/", "a**b",
      "&amp;", "[^a]", "\\", "- [x] a\n", "> - ", "|-|\n", "<a ", "]]>",
    ]) func `takes any amount of anything`(piece: String)
  {
    let times = 4000 / piece.utf8.count
    for body in [piece, piece + "\n", "\n|a|b|\n|-|-|\n|" + piece] {
      _ = pages(lesson("## B <!-- id: b -->", String(repeating: body, count: times / body.count)))
      _ = pages(lesson("## B <!-- id: b type: quiz -->", String(repeating: piece, count: times)))
    }
  }

  @Test func `reads every beginning of a lesson`() {
    let text = lesson("## P <!-- id: p type: predict run: rename ask: next -->", predictBody)
    for end in text.indices {
      _ = pages(String(text[..<end]))
    }
  }

  /// Section by section, which comes to the same and takes a moment instead of a minute.
  @Test(arguments: ["01-welcome.md", "02-mvc.md"])
  func `survives each line cut or doubled, and never fails in silence`(name: String) throws {
    let text = try String(contentsOfFile: courseDirectory + "/" + name, encoding: .utf8)
    let parts = text.replacing("\n#", with: "\n\u{0}#").split(separator: "\u{0}")
    let front = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      let lines = front + part.split(separator: "\n", omittingEmptySubsequences: false)
      for index in lines.indices {
        for count in [0, 2] {
          var changed = lines
          changed.replaceSubrange(
            index...index, with: Array(repeating: lines[index], count: count))
          let reading = Lesson.read(changed.joined(separator: "\n"), file: name)
          #expect(reading.value != nil || !reading.problems.isEmpty)
        }
      }
    }
  }
}
