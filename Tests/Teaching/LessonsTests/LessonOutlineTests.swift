import TestSupport
import Testing

@testable import Lessons

/// Lists of lessons read headings only. They find the same pages as the whole reading does.
@Suite struct LessonOutlineTests {
  @Test func `the outline of a lesson has its pages`() {
    for entry in shippedIndex.entries {
      let whole = shippedIndex.lesson(entry).value.map(LessonOutline.init)
      #expect(whole?.pages.isEmpty == false)
      #expect(shippedIndex.outline(of: entry) == whole, "\(entry.id)")
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `the minutes of a lesson are those of its pages, without a page being parsed`(
    language: String
  ) {
    for entry in shippedIndex.entries {
      guard let lesson = shippedIndex.lesson(entry, in: language).value else { continue }
      let times = shippedIndex.times(of: entry, in: language)
      let core = shippedIndex.outline(of: entry).core
      #expect(times.minutes == lesson.minutes(), "\(entry.id)")
      #expect(core == lesson.core)
      #expect(times.minutes(ofPages: core) == lesson.minutes(ofPages: core), "\(entry.id)")
    }
  }

  @Test func `lists see a heading with up to three spaces before it`() throws {
    let text = """
      ---
      lifeline: 1
      id: a
      title: A
      ---
      # A

         ## Three <!-- id: three core: -->

          ## Four <!-- id: four -->

      #
      """
    let scratch = try Scratch(["01-a.md": text])
    let index = LessonIndex.read(directory: scratch.path)
    let entry = try #require(index.entries.first)
    #expect(
      index.outline(of: entry).pages == [
        .init(id: nil, asks: false), .init(id: "three", asks: false, isCore: true),
        .init(id: nil, asks: false),
      ])
    #expect(index.lesson(entry).value.map(LessonOutline.init) == index.outline(of: entry))
    #expect(index.lesson(entry).problems.isEmpty)
  }

  @Test func `check names a heading that only lists see, and one that they do not see`() {
    let text = """
      ---
      lifeline: 1
      id: a
      title: A
      ---
      # A

      Underlined
      ---

      - An item
        ## In the item
      """
    #expect(
      Lesson.read(text, file: "L/a.md").problems.map(\.description) == [
        "L/a.md:8:1: this heading is underlined, so lists of pages do not find it. Begin it with `# ` or `## ` "
          + "instead.",
        "L/a.md:12:1: this heading belongs to the list, the code or the HTML above it. Begin it at the start of the "
          + "line; close the code with a fence; leave a blank line below HTML.",
      ])
  }

  @Test(arguments: [
    "<details><summary>Hint 1</summary>Left out.</details>",
    "<details><summary>Hint 1</summary>\n\nLeft out.\n\n</details>",
    "<details>\n<summary>Hint 1</summary>Left\nout.</details>",
  ])
  func `a hint takes no time, however its tags are laid out`(hint: String) {
    let words = String(repeating: "word ", count: 90)
    #expect(WordCount("# A\n\n\(words)\n\n\(hint)\n\n\(words)\n").secondsToRead == 60)
  }

  @Test func `three backticks with code after them are code in a line, and hide nothing`() throws {
    let text = lesson("```x``` is code", "\n## B <!-- id: b -->\n\n```text\n# none\n```\n\n## C")
    let scratch = try Scratch(["01-a.md": text])
    let index = LessonIndex.read(directory: scratch.path)
    let entry = try #require(index.entries.first)
    #expect(index.outline(of: entry).pages.map(\.id) == [nil, "b", nil])
    #expect(index.lesson(entry).value.map(LessonOutline.init) == index.outline(of: entry))
    #expect(index.lesson(entry).problems == [])
  }

  @Test func `a heading in code begins no page, neither does a small heading without an id`()
    throws
  {
    let scratch = try Scratch([
      "01-a.md": """
      ---
      lifeline: 1
      id: a
      # a remark
      title: A
      ---
      # A

      ```text
      # no heading
      ```

      ````markdown
      ```
      # no heading
      ~~~
      ````

        ~~~ text
      # no heading
      ```
        ~~~~

      ### Small

      ### With an id <!-- id: small type: task -->

      ## Close together <!--id: close concept: a, b type: quiz-->
      """
    ])
    let index = LessonIndex.read(directory: scratch.path)
    #expect(
      index.entries.first.map { index.outline(of: $0).pages } == [
        .init(id: nil, asks: false), .init(id: "small", asks: true, isTask: true),
        .init(id: "close", asks: true),
      ])
  }
}
