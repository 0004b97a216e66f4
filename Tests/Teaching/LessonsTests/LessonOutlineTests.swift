import Lessons
import TestSupport
import Testing

/// Lists of lessons read headings only. They find the same pages as the whole reading does.
@Suite struct LessonOutlineTests {
  private static let index = LessonIndex.read(directory: Repository.root + "/Lessons")

  @Test func `the outline of a lesson has its pages`() {
    for entry in Self.index.entries {
      let whole = Self.index.lesson(entry).value.map(LessonOutline.init)
      #expect(whole?.pages.isEmpty == false)
      #expect(Self.index.outline(of: entry) == whole, "\(entry.id)")
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `the minutes of a lesson are those of its pages, without a page being parsed`(
    language: String
  ) {
    for entry in Self.index.entries {
      guard let lesson = Self.index.lesson(entry, in: language).value else { continue }
      let times = Self.index.times(of: entry, in: language)
      let core = Self.index.outline(of: entry).core
      #expect(times.minutes == lesson.minutes(), "\(entry.id)")
      #expect(core == lesson.core)
      #expect(times.minutes(ofPages: core) == lesson.minutes(ofPages: core), "\(entry.id)")
    }
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
