import Lessons
import TestSupport
import Testing

@testable import Shell
@testable import Workshop

@Suite struct VerdictReportTests {
  @Test func `after a look at the solution, right code does not count`() throws {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let page = try #require(index.exercise("mvc-second-writer"))
    let report = ExerciseVerdictSheet(
      ExerciseVerdict(), page, traces: [], isInShell: true, isShown: true)
    #expect(
      report.reply(width: 100).text.lines.first?.plain
        == "It is right. You had looked at the solution, so the exercise does not count as done.")
  }

  private func lastLines(isInShell: Bool, _ failure: ExerciseVerdict.Failure) throws -> String {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let page = try #require(index.exercise("mvc-second-writer"))
    var verdict = ExerciseVerdict()
    verdict.failure = failure
    let traces = ["rename", "delete"].map { "my changes to the player/traces/\($0).jsonl" }
    let report = ExerciseVerdictSheet(verdict, page, traces: traces, isInShell: isInShell)
    return report.reply(width: 40).text.plain.split(separator: "\n").suffix(isInShell ? 3 : 2)
      .joined(separator: "\n")
  }

  @Test func `what to type next stands on lines of its own, to be copied`() throws {
    #expect(
      try lastLines(isInShell: true, .goals([], scenario: "delete")) == """
        To look at what your objects say, type:
          load "my changes to the player/traces/delete.jsonl"
          diagram
        """)
    #expect(
      try lastLines(isInShell: false, .released([], scenario: "rename")) == """
        To see who holds whom, type:
          lifeline -c 'load "my changes to the player/traces/rename.jsonl"' -c objects
        """)
  }

  @Test func `tests that do not build with a mistake are told as that`() {
    let message = CompilerMessage(
      file: "/a/edit/Tests/Own.swift", line: 3, column: 5, severity: .error, text: "no such name")
    let failure = ExerciseVerdict.Failure.buildsWithout("The title stays.", [message])
    #expect(failure.layer == .finds)
    #expect(failure.heading == "The tests do not build with each mistake.")
    #expect(
      failure.reasons == [
        "They do not build when the app has this mistake: The title stays. Let them use only what the app had at "
          + "the start.", "edit/Tests/Own.swift:3:5: no such name",
      ])
  }
}
