import Localization
import Stage
import Testing
import Trace

@testable import Course
@testable import Lessons

/// What `check` finds in the drawings of a translation.
@Suite struct TranslationCheckTests {
  private func findings(_ drawing: String, only: String = "FolderService2") throws -> [String] {
    let options = "run: open-folder only: FolderVC, FolderVC2, \(only)"
    let heading = "## R <!-- id: r type: run \(options) -->"
    let original = try #require(
      Lesson.read(lesson(heading, pattern: "mvcs"), file: "L/a.md").value)
    let translation = """
      ---
      lifeline: 1
      id: a
      title: 甲
      ---
      ## 运行 <!-- id: r digest: \(original.sections[1].digest) -->

      ```mermaid
      \(drawing)
      ```
      """
    var check = LessonCheck()
    check.check(
      Lesson.read(translation, file: "L/a.zh-Hans.md", translating: original),
      translating: original, in: shipped)
    return check.findings.sorted().map(\.description)
  }

  @Test func `a drawing is of the pattern of the original`() throws {
    let filter = RunRequest.Filter(["only": ["FolderVC", "FolderVC2", "FolderService2"]])
    let run = RunRequest(
      source: .scenario("open-folder"), pattern: "mvcs", filter: filter, location: Location())
    let drawn = try shipped.watch(run).diagram.mermaid
    #expect(drawn.contains("FolderService2"))
    #expect(try findings(drawn) == [])
  }

  @Test func `a drawing of something else`() throws {
    #expect(
      try findings("sequenceDiagram\n  A->>B: hello") == [
        "L/a.zh-Hans.md:10:1: this drawing differs from the run. `lifeline check --write` draws it "
          + "again; then read the difference."
      ])
  }

  @Test func `a drawing of a run that cannot be made`() throws {
    let found = try findings("sequenceDiagram", only: "FolderServise2")
    #expect(
      found == [
        "L/a.zh-Hans.md:6:1: only \"FolderServise2\": there is no participant, role or kind of that "
          + "name. Did you mean \"FolderService2\"?"
      ])
  }
}
