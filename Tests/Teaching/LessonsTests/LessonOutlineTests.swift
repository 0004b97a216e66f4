import Lessons
import TestSupport
import Testing

/// Lists of lessons read headings only. They find the same pages as the whole reading does.
@Suite struct LessonOutlineTests {
  private static let index = LessonIndex.read(directory: Repository.root + "/Lessons")

  @Test func `the outline of a lesson has its pages`() {
    for entry in Self.index.entries {
      let pages = (Self.index.lesson(entry).value?.sections ?? []).map {
        LessonOutline.Page(id: $0.id, asks: $0.asks)
      }
      #expect(!pages.isEmpty)
      #expect(Self.index.outline(of: entry) == LessonOutline(pages: pages), "\(entry.id)")
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
        .init(id: nil, asks: false), .init(id: "small", asks: true),
        .init(id: "close", asks: true),
      ])
  }
}
