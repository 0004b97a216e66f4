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

  private static let withoutFormat = ["01-first.md": "---\nid: first\ntitle: First\n---\n# First\n"]

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

  @Test func `where there are no files, there are no lessons`() throws {
    #expect(try answer(to: "lesson first", [:]) == "There is no lesson \"first\". There are none.")
  }
}
