import Shell
import TestSupport
import Testing

/// Lessons whose files cannot be read.
struct UnreadableLessonTests {
  private func answer(to line: String, _ files: [String: String]) throws -> String {
    let scratch = try Scratch(files)
    let session = Session(.script, environment: ShellEnvironment(lessons: scratch.path))
    return (session.reply(to: line).complaint ?? "").replacing(scratch.path, with: "LESSONS")
  }

  private nonisolated static let withoutFormat = [
    "01-first.md": "---\nid: first\ntitle: First\n---\n# First\n"
  ]

  @Test(arguments: ["lesson first", "lesson other", "lessons"])
  func `where no file can be read, what is wrong with them is told`(line: String) throws {
    #expect(
      try answer(to: line, Self.withoutFormat)
        == "LESSONS/01-first.md:1:1: the front matter has no `lifeline`. Add a line `lifeline: 1`."
    )
  }

  @Test(arguments: ["first", "01-first"])
  func `next to lessons that can be read, what is wrong with this one is told`(name: String) throws
  {
    var files = Self.withoutFormat
    files["02-second.md"] = """
      ---
      lifeline: 1
      id: second
      title: Second
      ---
      # Second
      """
    #expect(
      try answer(to: "lesson \(name)", files) == """
        The lesson "\(name)" cannot be read:
        LESSONS/01-first.md:1:1: the front matter has no `lifeline`. Add a line `lifeline: 1`.
        """)
    #expect(
      try answer(to: "lesson third", files) == "There is no lesson \"third\". There is second.")
  }

  @Test func `a lesson that is only a head has no page`() throws {
    #expect(
      try answer(to: "lesson a", ["a.md": "---\nlifeline: 1\nid: a\ntitle: A\n---\n"]) == """
        The lesson "a" cannot be read:
        LESSONS/a.md:6:1: this lesson has no page. Write a heading below the front matter: `# Title`.
        """)
  }

  @Test(arguments: ["run mvc empty", "scenarios empty"])
  func `a scenario that cannot be read is not called missing`(line: String) throws {
    let files = ["scenarios/empty.scenario": "# Empty\n"]
    #expect(
      try answer(to: line, files) == """
        The scenario "empty" cannot be read: LESSONS/scenarios/empty.scenario:1:1: the scenario has no action. Write one on each line, such as `launch`.
        """)
  }

  @Test(arguments: ["lesson first", "lesson mvc", "lesson 2", "lessons"])
  func `where there are no files, there are no lessons`(line: String) throws {
    #expect(
      try answer(to: line, [:])
        == "There are no lessons here. Name their directory: --lessons DIR")
  }

  @Test(arguments: [
    ([:], "There are no lessons here. Name their directory: --lessons DIR"),
    (
      withoutFormat,
      "LESSONS/01-first.md:1:1: the front matter has no `lifeline`. Add a line `lifeline: 1`."
    ),
    (
      ["01-first.md": "---\nlifeline: 1\nid: first\ntitle: First\n---\n# First\n"],
      "New here? Type: lesson first"
    ),
  ])
  func `a newcomer is sent to a lesson that is there`(
    files: [String: String], advice: String
  ) throws {
    let scratch = try Scratch(files)
    let session = Session(environment: ShellEnvironment(lessons: scratch.path))
    #expect(session.adviceToNewcomer.replacing(scratch.path, with: "LESSONS") == advice)
  }
}
