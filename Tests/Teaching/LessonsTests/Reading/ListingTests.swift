import TestSupport
import Testing

@testable import Lessons

/// What is known of lessons, scenarios and concepts from lists and heads alone, and what keeps a file from being read.
@Suite struct ListingTests {
  private func text(_ id: String, _ title: String, _ body: String = "# A\n") -> String {
    "---\nlifeline: 1\nid: \(id)\ntitle: \(title)\n---\n\(body)"
  }

  @Test func `an entry has the number of its file and titles in its languages`() throws {
    let scratch = try Scratch([
      "07-a.md": text("a", "One"), "07-a.zh-Hans.md": text("a", "一"),
      "07-a.fr.md": "no head", "b.md": text("b", "Two"), "concepts.md": "| a |\n|---|\n",
      "README.md": "#", ".hidden.md": text("c", "Three"),
    ])
    let index = LessonIndex.read(directory: scratch.path + "/")
    let entry = try #require(index["a"])
    #expect(index.entries.map(\.id) == ["a", "b"])
    #expect(index.entries.map(\.number) == [7, nil])
    #expect(entry.file == "\(scratch.path)/07-a.md")
    #expect(entry.translations.map(\.language) == ["fr", "zh-Hans"])
    #expect(
      ["en", "zh-Hans", "fr", "de"].map { index.title(of: entry, in: $0) } == [
        "One", "一", "One", "One",
      ])
    #expect(index["c"] == nil)
  }

  @Test func `a lesson in a language is the original where it has no translation`() throws {
    let scratch = try Scratch([
      "a.md": text("a", "One", "# A <!-- id: x -->\n\nWords.\n\n## B <!-- id: y -->\n\nMore.\n"),
      "a.zh-Hans.md": text("a", "一", "# 甲 <!-- id: x -->\n\n词。\n"),
    ])
    let index = LessonIndex.read(directory: scratch.path)
    let entry = try #require(index["a"])
    func titles(_ language: String) -> [String]? {
      let lesson = index.lesson(entry, in: language).value
      return lesson.map { [$0.title] + $0.sections.map(\.heading.plain) }
    }
    #expect(titles("en") == ["One", "A", "B"])
    #expect(titles("zh-Hans") == ["一", "甲", "B"])
    #expect(titles("fr") == ["One", "A", "B"])
    #expect(index.lesson(entry, in: "en").problems == [])
    #expect(index.lesson(entry, in: "zh-Hans").problems.count == 2)
    let times = index.times(of: entry, in: "zh-Hans")
    #expect(times == PageTimes([0, 0]))
  }

  @Test func `scenarios of another app are in a folder of its name`() throws {
    let scratch = try Scratch([
      "scenarios/a.scenario": "# A\nback\n", "scenarios/toy/a.scenario": "# Toy A\nback\n",
      "scenarios/toy/b.scenario": "# Toy B\nback\n", "scenarios/note.txt": "no",
      "scenarios/.git/x.scenario": "# X\nback\n",
    ])
    let index = LessonIndex.read(directory: scratch.path)
    #expect(index.scenarios(of: nil).map(\.title) == ["A"])
    #expect(index.scenarios(of: "toy").map(\.title) == ["Toy A", "Toy B"])
    #expect(index.scenario("a", of: "toy")?.file == "\(scratch.path)/scenarios/toy/a.scenario")
    #expect(index.scenario("b", of: nil) == nil)
    #expect(index.scenarios.count == 3)
  }

  @Test func `a concept has names in each language, else its English one, else its id`() {
    let list = ConceptList(
      """
      | id | English | 简体中文 | Notes |
      |---|---|---|---|
      | roles | who does what | 角色 | x |
      | terms | words | | y |
      | No id | z | z | z |
      """)
    #expect(list.ids == ["roles", "terms"])
    #expect(list.name(of: "roles", in: "zh-Hans") == "角色")
    #expect(list.name(of: "roles", in: "fr") == "who does what")
    #expect(list.name(of: "gone", in: "en") == "gone")
    #expect(ConceptList("No table.").ids == [])
  }

  @Test func `a rule of a mistake has all its lines, and the place of the first`() {
    let rules = MistakeRules(
      "Words.\nmvc.m1  call one\nmvc.m2 –\nmvc.m1 call two\nmvc-vs.leak  -\nMVC.m3 no\n", file: "r")
    #expect(rules["mvc.m1"]?.breaks == ["call one", "call two"])
    #expect(rules["mvc.m1"]?.location == Location(line: 2))
    #expect(rules["mvc.m2"]?.breaks == [])
    #expect(rules["mvc-vs.leak"]?.location == Location(line: 5))
    #expect(rules.rules.count == 3)
    #expect(!rules.isEmpty)
  }

  @Test func `a line of 8192 bytes and a head of 50 lines are read`() {
    let line = String(repeating: "a", count: 8192)
    #expect(messages("## B", line) == [])
    #expect(
      messages("## B", line + "a") == [
        "L/a.md:10:1: this line is longer than 8192 bytes. Break it."
      ])
    func head(_ remarks: Int) -> String {
      let rest = String(repeating: "# x\n", count: remarks) + "---\n# A\n"
      return "---\nlifeline: 1\nid: a\ntitle: A\n" + rest
    }
    #expect(messages(in: head(47)) == [])
    #expect(
      messages(in: head(48)) == [
        "L/a.md:1:1: the front matter has no end. Close it with a line `---`."
      ])
  }

  @Test func `links are looked for in every block, and lead to files with spaces`() throws {
    let body = """
      ## [a](1.md) <!-- id: p -->

      > [b](2.md)

      - *[c](3.md)*

      | [d](4.md) |
      |---|
      | ![e](5.svg) |

      <details><summary>S</summary>

      [f](6.md)

      </details>

      ### [g](7.md)

      [h](a%20b.md) [i](#x) [j](?y) `[k](8.md)` [l](HTTPS://x.y) [m](ftp://x)
      """
    let scratch = try Scratch(["a.md": text("a", "A", "# A\n\n" + body), "a b.md": text("b", "B")])
    let index = LessonIndex.read(directory: scratch.path)
    let problems = try #require(index["a"].map { index.lesson($0).problems })
    #expect(
      problems.map { "\($0.location.line):\($0.location.column) \($0.kind.message)" } == [
        "8:8", "10:7", "12:8", "14:7", "16:8", "20:5", "24:9",
      ].enumerated().map { number, place in
        let name = number == 4 ? "5.svg" : "\(number + 1).md"
        return "\(place) the lesson directory has no file `\(name)`. Correct or remove the link."
      } + ["26:64 `ftp://x` cannot be linked to. Use `https:`, `http:` or `mailto:`."])
  }

  @Test func `a library is read as long as it may be`() throws {
    let scratch = try Scratch(["a.md": text("a", "A"), "b.md": text("b", "B")])
    var asked = 0
    let library = LessonLibrary.load(LessonIndex.read(directory: scratch.path)) {
      asked += 1
      return asked <= 1
    }
    #expect(library.lessons.map(\.id) == ["a"])
    #expect(library["b"] == nil)
    #expect(library.index.entries.map(\.id) == ["a", "b"])
  }

  @Test func `of unknown words the nearest is guessed, else all are listed`() {
    #expect(UnknownWord("storr", among: ["store", "view"]).guess == " Did you mean `store`?")
    #expect(UnknownWord("x-y-z", among: ["store", "view"]).guess == " There are `store`, `view`.")
    #expect(UnknownWord("x-y-z", among: ["store"]).guess == " There is `store`.")
    #expect(UnknownWord("x", among: []).guess == "")
    let long = String(repeating: "a", count: 60)
    #expect(long.shortened == long)
    #expect((long + "b").shortened == String(long.dropLast()) + "…")
  }
}
