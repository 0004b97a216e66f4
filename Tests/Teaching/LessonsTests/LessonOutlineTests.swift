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
    #expect(
      index.lesson(entry).problems.map(\.description) == [
        "\(scratch.file("01-a.md")):12:1: this heading has no words. Write a title after the `#` signs."
      ])
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

  @Test func `a drawing takes no time, and an example of one is read`() {
    let words = String(repeating: "word ", count: 90)
    #expect(WordCount("# A\n~~~ mermaid\n```\n\(words)\n~~~\n\(words)").secondsToRead == 30)
    #expect(WordCount("# A\n````text\n```mermaid\n\(words)\n```\n````").secondsToRead == 30)
    #expect(WordCount("# A\n```html\n<details>\n```\n\(words)").secondsToRead == 30)
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

/// How long pages take: for a learner alone, and in a class.
@Suite struct LessonTimeTests {
  @Test func `a page takes as long as reading it and what there is to do on it`() {
    let seconds = Dictionary(grouping: SectionType.allCases) { PageTimes.seconds("## A", $0) }
    #expect(
      seconds.mapValues { $0.map(\.rawValue) } == [
        0: ["text", "code"],
        60: [
          "run", "contract", "claims", "quiz", "predict", "order", "fill", "breach", "short-answer",
        ],
        120: ["change"], 180: ["task"], 900: ["exercise"],
      ])
    let words = String(repeating: "word ", count: 180)
    #expect(PageTimes.seconds("## A\n\(words)", .task) == 240)
    let characters = String(repeating: "字", count: 300)
    #expect(PageTimes.seconds("## A\n\(characters)", .task) == 240)
  }

  @Test func `half a minute is a minute, and a lesson takes at least one`() {
    #expect([29, 30, 89, 90].map { PageTimes([$0]).minutes(ofPages: [0]) } == [0, 1, 1, 2])
    let short = PageTimes([10, 20])
    #expect(short.minutes(ofPages: [0]) == 0)
    #expect(short.minutes(ofPages: [0, 1]) == 1)
    #expect([PageTimes([]), PageTimes([10]), short].map(\.minutes) == [0, 1, 1])
    let lesson = read("## B").value
    #expect(lesson?.minutes() == 1)
    #expect(lesson?.minutes(of: 1..<2) == 1)
    #expect(lesson?.minutes(ofPages: [0, 1]) == 0)
  }

  /// 800 cells are read aloud in a minute.
  @Test func `a class needs longer where it decides, and longest where it works`() {
    func minutes(_ doing: LessonTime.Doing, messages: Int = 0) -> [Int] {
      [0, 800, 1600].map { cells in
        LessonTime.minutesInClass(cells: cells, messages: messages, doing: doing)
      }
    }
    #expect(minutes(.listening) == [1, 2, 3])
    #expect(minutes(.deciding) == [3, 3, 4])
    #expect(minutes(.working) == [4, 5, 6])
    // A message takes 8 seconds.
    #expect(minutes(.listening, messages: 15) == [3, 4, 5])
    #expect(minutes(.deciding, messages: 15) == [4, 5, 6])
    #expect(minutes(.working, messages: 15) == [6, 7, 8])
  }
}
