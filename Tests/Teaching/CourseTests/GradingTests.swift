import Testing

@testable import Course
@testable import Lessons

/// The answers of a sheet to the questions and tasks of a lesson.
@Suite struct GradingTests {
  private let text = """
    ---
    lifeline: 1
    id: a
    title: A
    pattern: mvc
    ---
    # A <!-- id: top -->

    ## Q <!-- id: quiz type: quiz concept: roles -->

    Which?

    - [x] a
      > So.
    - [ ] b
      > No.

    <details><summary>Hint 1</summary>Look.</details>

    ## P <!-- id: lost type: predict concept: roles run: renam ask: next -->

    Who?

    <details><summary>Hint 1</summary>Look.</details>

    ## T <!-- id: task type: task setup: launch -->

    - There: `screen shows "▸ Ideas"`
    - New: `alive NewFolder`

    Solution: `tap "+"` `type "Ideas"` `tap "Create"`
    """

  private func lesson() throws -> Lesson {
    try #require(Lesson.read(text, file: "L/a.md").value)
  }

  /// Each grade in words, with the goals of a task.
  private func grades(_ sheet: String) throws -> [String] {
    let grades = shipped.grade(try lesson(), by: AnswerSheet(sheet, file: "anna.txt"))
    return grades.map { grade in
      let goals = grade.goals.map { " [\($0.isMet ? "x" : " ")] \($0.text)" }.joined()
      return "\(grade.kind) \(grade.id), \(grade.isRight): \(words(grade.outcome))\(goals)"
    }
  }

  private func words(_ outcome: Grade.Outcome) -> String {
    switch outcome {
    case .right: "right"
    case .wrong: "wrong"
    case .notAnswered: "not answered"
    case .skipped: "skipped"
    case .unclear(.answer(let problem)): "\(problem)"
    case .unclear(.action(let line, let problem)): "\(line): \(problem.message)"
    case .unclear(.tooManySteps(let count)): "\(count) steps"
    case .cannotBeAsked(let why): why
    }
  }

  private let lost =
    #"question lost, false: There is no scenario "renam". Did you mean "rename"?"#

  @Test func `each question and task gets a grade, in the order of the lesson`() throws {
    let actions = #"tap "+" ; type "Ideas" ; tap "Create""#
    #expect(
      try grades("task: \(actions)\nquiz: a\nlost: b\n") == [
        "question quiz, true: right", lost, "task task, true: right [x] There [x] New",
      ])
    #expect(
      try grades("quiz: b\n") == [
        "question quiz, false: wrong", lost, "task task, false: not answered",
      ])
    #expect(
      try grades("quiz: SKIP\ntask: skip\n") == [
        "question quiz, false: skipped", lost, "task task, false: skipped",
      ])
  }

  @Test func `an answer that cannot be read is neither right nor wrong`() throws {
    #expect(try grades("quiz: z\n")[0] == #"question quiz, false: notALetter("z", last: 2)"#)
    #expect(
      try grades(#"task: tap "Nowhere""#)[2]
        == #"task task, false: tap "Nowhere": This screen has no button "Nowhere". "#
        + #"Buttons here: "Edit", "+", "Record"."#)
  }

  @Test func `a task is done as soon as all its goals are met, and not before`() throws {
    let actions = #"tap "+" ; type "Ideas" ; tap "Create""#
    #expect(
      try grades(#"task: \#(actions) ; tap "Nowhere""#)[2]
        == "task task, true: right [x] There [x] New")
    #expect(
      try grades(#"task: tap "+""#)[2] == "task task, false: wrong [ ] There [ ] New")
  }

  @Test func `a task takes 500 steps, and no more`() throws {
    let most = Array(repeating: "tick 100", count: 5).joined(separator: " ; ")
    #expect(try grades("task: \(most)")[2].hasPrefix("task task, false: tick 100: "))
    #expect(try grades("task: \(most) ; tick")[2] == "task task, false: 501 steps")
  }

  @Test func `a task that cannot be set up cannot be asked`() throws {
    let broken = text.replacing("setup: launch", with: "setup: lunch")
    let lesson = try #require(Lesson.read(broken, file: "L/a.md").value)
    let grade = try #require(
      shipped.grade(lesson, by: AnswerSheet("task: skip", file: "anna.txt")).last)
    #expect(words(grade.outcome).hasPrefix("`lunch` does not work: "))
  }

  @Test func `what asks has a question, and a page of text has none`() throws {
    let lesson = try lesson()
    let pages = lesson.sections.filter { $0.id != "lost" }
    let asked = try pages.map { try shipped.asked(in: $0, of: lesson)?.answer }
    #expect(asked == [nil, .one(0), nil])
  }

  @Test func `lines that answer nothing are told in their order, with the section meant`() throws {
    let sheet = AnswerSheet(
      "\u{FEFF}quizz: a\r\ntop: b\r\nNo answer\r\nquiz: a\r\nquiz: b\r\n# end", file: "anna.txt")
    #expect(
      sheet.problems(for: try lesson()).map(\.description) == [
        #"anna.txt:1: there is no section "quizz". Did you mean "quiz"?"#,
        #"anna.txt:2: the section "top" has no question. There are quiz, lost and task."#,
        #"anna.txt:3: "No answer" cannot be read as an answer. Write the id of a section, "#
          + "a colon and the answer, as in: quiz: b",
        "anna.txt:5: quiz already has an answer in line 4. Remove one of them.",
      ])
  }

  @Test func `a long line is quoted in part`() throws {
    let sheet = AnswerSheet(String(repeating: "a ", count: 40), file: "a.txt")
    #expect(
      sheet.problems(for: try lesson()).map(\.message) == [
        "\"\(String(repeating: "a ", count: 29))a…\" cannot be read as an answer. Write the id of a section, "
          + "a colon and the answer, as in: quiz: b"
      ])
  }

  @Test func `of a file that is no sheet, it is said once`() throws {
    let sheet = AnswerSheet("# x\n<svg>\n<g>\n</svg>\n", file: "x.svg")
    #expect(
      sheet.problems(for: try lesson()).map(\.description) == [
        "x.svg:2: no line of this file can be read as an answer. Write the id of a section, a colon and the answer, "
          + "as in: quiz: b. For a file to fill in, type: take a --template"
      ])
  }

  @Test func `a sheet of 1048576 bytes is read, and a longer one is named`() throws {
    let most = "quiz: b\n" + String(repeating: "#", count: (1 << 20) - 8)
    #expect(AnswerSheet(most, file: "a.txt").answers.map(\.text) == ["b"])
    #expect(
      AnswerSheet(most + "#", file: "a.txt").problems.map(\.description) == [
        "a.txt:1: this file is larger than 1048576 bytes. Is it the right one?"
      ])
  }
}
