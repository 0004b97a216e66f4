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
    return try checked(
      translation: "运行 <!-- id: r", "```mermaid\n\(drawing)\n```",
      of: lesson(heading, pattern: "mvcs"))
  }

  @Test func `a drawing is of the pattern of the original`() throws {
    let filter = RunRequest.Filter(["only": ["FolderVC", "FolderVC2", "FolderService2"]])
    let run = RunRequest(
      source: .scenario("open-folder"), pattern: "mvcs", filter: filter, location: Location())
    let drawn = try shipped.watch(run).diagram.mermaid
    #expect(drawn.contains("FolderService2"))
    #expect(try findings(drawn) == [])
  }

  @Test func `a drawing is in the language of the translation`() throws {
    let run = RunRequest(
      source: .scenario("back"), pattern: "mvc", filter: RunRequest.Filter(), location: Location())
    let differs = try [Language.english, .chinese].map { language in
      let drawn = try Language.$current.withValue(language) {
        try shipped.watch(run).diagram.mermaid
      }
      return try checked(
        translation: "返回 <!-- id: r", "```mermaid\n\(drawn)\n```",
        of: lesson("## R <!-- id: r type: run run: back -->", pattern: "mvc")
      ).count
    }
    #expect(differs == [1, 0])
  }

  @Test func `a drawing of something else`() throws {
    #expect(
      try findings("sequenceDiagram\n  A->>B: hello") == [
        "L/a.zh-Hans.md:10:1: this drawing differs from the run. The same `check` with `--write` draws it "
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
