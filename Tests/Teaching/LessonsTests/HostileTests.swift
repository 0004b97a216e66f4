import Cells
import Foundation
import TestSupport
import Testing

@testable import Lessons

/// What a lesson from an untrusted author can contain.
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
    let text = "---\nlifeline: 1\nid: a\ntitle: \"\u{1B}[31mred\"\nx\u{1B}: y\n---\n# A\n"
    #expect(messages(in: text).allSatisfy { !$0.unicodeScalars.contains("\u{1B}") })
    let titled = text.replacing("x\u{1B}: y\n", with: "")
    #expect(Lesson.read(titled, file: "L/a.md").value?.title == "␛[31mred")
  }

  /// Escape, the C1 control sequence introducer, bell, signs that change the direction of text, and a
  /// line separator.
  private static let steering = [
    "\u{1B}[2J", "\u{9B}2J", "\u{7}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{2028}",
  ]

  @Test(arguments: steering)
  func `shows what steers a terminal in every place that people see`(sign: String) throws {
    let body = """
      Who \(sign)?
      - [ ] `table\(sign)View` \(sign)
        > A reason \(sign).
      - [x] **b\(sign)** &#27;&#x202E;
        > Another \(sign).

      <details><summary>Hint \(sign)</summary>

      Look \(sign).

      </details>

      > End \(sign).
      """
    let scratch = try Scratch([
      "01-a.md": lesson("## A \(sign) <!-- id: q type: quiz concept: a\(sign)b -->", body)
        .replacing("title: A", with: "title: A \(sign)"),
      "02-b.md": lesson(
        "## T <!-- id: t type: task setup: tap \"\(sign)\" -->",
        "Do \(sign).\n- Goal \(sign): `screen shows \"\(sign)\"`\n\nSolution: `tap \"\(sign)\"`"
      )
      .replacing("id: a\n", with: "id: b\n"),
      "concepts.md": "| concept | English |\n|---|---|\n| roles | who \(sign) |\n",
      "mistakes.rules": "mvc.m1 call \(sign)\n",
      "scenarios/a.scenario": "# T \(sign)\ntap \"\(sign)\"\n",
      "scenarios/b\(sign).scenario": "# T\nlaunch\n", "03-\(sign).md": "---\n",
    ])
    let library = LessonLibrary.load(directory: scratch.path)
    #expect(library.lessons.count == 2)
    let all: [Any] = [
      library.lessons, library.scenarios, library.index.concepts, library.index.mistakeRules.rules,
      library.problems.map(\.description),
    ]
    let shown = words(in: all)
    #expect(shown.contains("Another"))
    #expect(!shown.unicodeScalars.contains { $0 == sign.unicodeScalars.first })
    #expect(library.problems.count { $0.kind == .file(.badFileName) } == 2)
  }

  @Test func `shows a tab as a space, wherever it is`() {
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
        "this is nested more than 16 levels deep. Use fewer levels.") == true)
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

  @Test func `runs no more steps than any lesson needs`() {
    let limit = "500 are enough for any lesson. Leave some out."
    let many = Array(repeating: "tick 100", count: 6).joined(separator: " ; ")
    #expect(
      messages("## R <!-- id: r type: run setup: launch actions: \(many) -->") == [
        "L/a.md:9:41: this takes 601 steps, and \(limit)"
      ])
    #expect(
      messages(
        "## T <!-- id: t type: task setup: launch -->",
        "Do.\n- Done: `screen shows \"x\"`\n\nSolution:"
          + String(repeating: " `back`", count: 1000)) == [
          "L/a.md:13:1: this takes 1001 steps, and \(limit)"
        ])
    let scenario = "# T\nlaunch\n" + String(repeating: "back\n", count: 600)
    #expect(
      Scenario.read(scenario, name: "a", file: "S/a")
        == ReadResult(
          value: nil,
          problems: [LessonProblem("S/a", Location(), .actions(.tooManySteps(601, limit: 500)))]))
  }

  @Test func `reads no scenario of a million lines`() {
    let text = "# T\n" + String(repeating: "back\n", count: 1_000_000)
    #expect(
      Scenario.read(text, name: "a", file: "S/a").problems.map(\.description) == [
        "S/a:1:1: this file is larger than 32768 bytes. Split it in two."
      ])
  }

  @Test func `does not parse a list of concepts or rules with endless lines`() {
    let line = String(repeating: "![", count: 500_000)
    #expect(ConceptList("| concept |\n|---|\n| roles |\n\(line)").ids == [])
    #expect(MistakeRules("mvc.m1 x\nmvc.m2 \(line)", file: "L").isEmpty)
  }

  @Test func `reads every beginning of a lesson`() {
    let text = lesson("## P <!-- id: p type: predict run: rename ask: next -->", predictBody)
    for end in text.indices {
      _ = pages(String(text[..<end]))
    }
  }
}

/// Every text in a value, at any depth.
private func words(in value: Any) -> String {
  (value as? String) ?? Mirror(reflecting: value).children.map { words(in: $0.value) }.joined()
}
