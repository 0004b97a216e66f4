import Testing

@testable import Lessons

@Suite struct FrontMatterTests {
  @Test func `reads values as plain strings`() {
    let text = "---\nlifeline: 1\nid: no\ntitle: \"Yes: 1.10\"\n---\n# A\n"
    let lesson = Lesson.read(text, file: "L/01-a.md").value
    #expect(lesson?.id == "no")
    #expect(lesson?.title == "Yes: 1.10")
    #expect(lesson?.pattern == nil)
    #expect(lesson?.language == "en")
  }

  @Test func `knows the language by the name of the file`() {
    #expect(FileName("Lessons/02-mvc.zh-Hans.md").language == "zh-Hans")
    #expect(FileName("Lessons/02-mvc.zh-Hans.md").stem == "02-mvc")
    #expect(FileName("Lessons/02-mvc.md").language == "en")
    #expect(!FileName("Lessons/02-mvc.md").isTranslation)
    #expect(FileName("Lessons/02-mvc.my-notes_2.md").language == "en")
  }

  @Test func `accepts a byte order mark in the file, Windows line ends and remarks`() {
    let text = "---\r\n# remark\r\nlifeline: 1\r\nid: a\r\n\r\ntitle: A\r\n---\r\n# A\r\n"
    #expect(Lesson.read(text, file: "L/a.md").problems == [])
  }

  @Test func `says what is missing, all at once`() {
    #expect(
      messages(in: "---\npattern: mvc\n---\n# A\n") == [
        "L/a.md:1:1: the front matter has no `id`. Add a line `id: …`.",
        "L/a.md:1:1: the front matter has no `lifeline`. Add a line `lifeline: 1`.",
        "L/a.md:1:1: the front matter has no `title`. Add a line `title: …`.",
      ])
  }

  @Test func `says where it begins and ends`() {
    #expect(
      messages(in: "# A\n") == [
        "L/a.md:1:1: the lesson does not begin with `---`. Put `lifeline: 1`, an `id:` and a "
          + "`title:` between two such lines at the top."
      ])
    #expect(
      messages(in: "---\nlifeline: 1\nid: a\ntitle: A\n# A\n") == [
        "L/a.md:1:1: the front matter has no end. Close it with a line `---`."
      ])
  }

  @Test func `finds a misspelt key`() {
    #expect(
      messages(in: "---\nlifeline: 1\nid: a\ntitle: A\npatern: mvc\n---\n# A\n") == [
        "L/a.md:5:1: there is no key `patern`. Did you mean `pattern`?"
      ])
  }

  @Test func `refuses another version and a bad id`() {
    #expect(
      messages(in: "---\nlifeline: 2\nid: a\ntitle: A\n---\n# A\n") == [
        "L/a.md:2:1: this lesson is written for version 2 of the format. "
          + "This Lifeline reads `lifeline: 1`."
      ])
    #expect(
      messages(in: "---\nlifeline: 1\nid: My lesson\ntitle: A\n---\n# A\n") == [
        "L/a.md:3:1: `My lesson` cannot be an id. Use lowercase letters, digits and hyphens: `watch-rename`."
      ])
  }

  @Test func `locates what other readers of YAML would take for the end of a value`() {
    let advice = "ends a plain value in YAML. Put the value in double quotes."
    #expect(problems(ofTitle: "One: two") == ["L/a.md:4:11: `: ` \(advice)"])
    #expect(problems(ofTitle: "One:") == ["L/a.md:4:11: `:` \(advice)"])
    #expect(problems(ofTitle: "One # two") == ["L/a.md:4:11: ` #` \(advice)"])
  }

  @Test func `takes quotes and backslashes between double quotes`() {
    let title = Lesson.read(head(title: #" "a \"b\" \\n: #" "#), file: "L/a.md").value?.title
    #expect(title == #"a "b" \n: #"#)
  }

  @Test(arguments: [#""One"#, #""One" two"#, #""One\n""#, "\""])
  func `locates double quotes that do not close`(title: String) {
    #expect(
      problems(ofTitle: title) == [
        #"L/a.md:4:8: this value is not closed by a double quote. Write `\"` for a quote inside "#
          + #"it, `\\` for a backslash, and nothing after it."#
      ])
  }

  @Test func `refuses a key that is there twice`() {
    #expect(
      messages(in: "---\nlifeline: 1\nid: a\nid: b\ntitle: A\n---\n# A\n") == [
        "L/a.md:4:1: `id:` is here twice. Remove one."
      ])
  }

  @Test(
    arguments: [
      "bomb: &a [x, x]", "title: *a", "title: !!str a", "title: |", "title: >", "title: {a: b}",
      "title: [a]", "title: 'a'", "title: - a", "- title", "  title: nested", "? title",
      "%YAML 1.1", "...", "my title: A", "my.title: A", "1title: A", "títle: A",
    ]) func `lets in no YAML but one plain value a line`(line: String)
  {
    #expect(
      messages(in: "---\nlifeline: 1\nid: a\n\(line)\n---\n# A\n") == [
        "L/a.md:4:1: `\(line)` is not `key: value`. Write one plain value on one line; put it in "
          + "double quotes when it begins with a sign."
      ])
  }

  private func head(title: String) -> String {
    "---\nlifeline: 1\nid: a\ntitle: \(title)\n---\n# A\n"
  }

  private func problems(ofTitle title: String) -> [String] {
    messages(in: head(title: title))
  }
}
