import Cells
import Lessons
import TestSupport
import Testing

@testable import Shell

/// A long lesson is read in sittings: where one ends is a good place to stop.
@MainActor @Suite struct SittingTests {
  private let home = Home()
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch([
      "01-a.md": """
      ---
      lifeline: 1
      id: a
      title: Apples
      ---
      # Apples <!-- id: apples sitting: The tree chapter: Roots -->

      Words.

      ## Leaves <!-- id: leaves chapter: Above -->

      Words.

      ## Flowers <!-- id: flowers sitting: The fruit chapter: Spring -->

      Words.
      """
    ])
  }

  private func shell() -> Typist { home.shell(lessons: scratch.path) }

  @Test
  func `the first page says how many sittings there are, and the last page of one that it ends`() {
    let shell = shell()
    #expect(
      shell.says("lesson a") == """
        Apples
        ══════

        Words.

        Page 1 of 3, about 1 minute in 2 sittings. Press Return to go on.
        """)
    #expect(
      shell.says("") == """
        Leaves
        ──────

        Words.

        Page 2 of 3. Sitting 1 of 2 ends here, a good place to stop. The next is "The
        fruit", about 1 minute. Press Return to go on.
        """)
    #expect(shell.says("").contains("Page 3 of 3. This is the end."))
  }

  @Test func `in Chinese, the next sitting is in Chinese quotation marks`() {
    let page = shell().says("language zh-Hans", "lesson a", "").filter { !$0.isWhitespace }
    #expect(page.contains("下一段：“Thefruit”，大约1分钟。"), "\(page)")
  }

  @Test func `the lists name the sitting`() {
    #expect(shell().says("lessons") == "  a  Apples · 2 sittings")
    _ = shell().says("lesson a", "")
    let shell = shell()
    #expect(
      shell.session.welcomeBack
        == "Welcome back. You are at page 2 of Apples, in sitting 1 of 2. To go on, type: lesson")
    #expect(shell.says("lessons") == "  a  Apples · you are at page 2 of 3, sitting 1 of 2")
    #expect(
      shell.says("progress").hasPrefix(
        "  Apples  page 2 of 3, sitting 1 of 2\n"))
    #expect(
      shell.says("lesson a pages") == """
        Apples: 3 pages, about 1 minute

        Sitting 1 of 2: The tree, about 1 minute

        Roots · 1 min
               1  Apples

        Above · 1 min
          ▸    2  Leaves

        Sitting 2 of 2: The fruit, about 1 minute

        Spring · 1 min
               3  Flowers

        ✓ is done, ○ is a question or task still to do, ▸ is where you are. To go to
        page 3: lesson a 3
        """)
  }

  @Test func `all sittings of the course take 25 minutes at most, in both languages`() throws {
    let index = try #require(ShellEnvironment.course.library)
    for language in ["en", "zh-Hans"] {
      for entry in index.entries {
        let lesson = try #require(index.lesson(entry, in: language).value)
        for sitting in lesson.sittings {
          let minutes = lesson.minutes(of: sitting.pages)
          #expect(minutes <= LessonTime.mostMinutesOfSitting, "\(lesson.file): \(sitting)")
        }
        guard lesson.sittings.count > 1, language == "zh-Hans" else { continue }
        let titles = lesson.sittings.map(\.title)
        #expect(titles.allSatisfy { $0.contains { $0.cells == 2 } }, "\(lesson.id): \(titles)")
      }
    }
  }
}
