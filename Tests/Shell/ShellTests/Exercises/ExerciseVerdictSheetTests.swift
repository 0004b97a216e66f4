import Actions
import Course
import Diagrams
import Lessons
import Localization
import Stage
import TestSupport
import Testing

@testable import Shell
@testable import Workshop

@Suite struct ExerciseVerdictSheetTests {
  @Test func `after a look at the solution, right code does not count`() throws {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let page = try #require(index.exercise("mvc-second-writer"))
    let report = ExerciseVerdictSheet(
      verdict: ExerciseVerdict(), page: page, traces: [], display: display(.interactive),
      isShown: true)
    #expect(
      report.reply(width: 100).text.lines.first?.plain
        == "It is right. You had looked at the solution, so the exercise does not count as done.")
  }

  private func display(_ mode: Session.Mode) -> Display {
    Display(mode, Options(), ShellEnvironment())
  }

  private func reasons(of failure: ExerciseVerdict.Failure) -> [String] {
    var verdict = ExerciseVerdict()
    verdict.failure = failure
    return verdict.reasons
  }

  private func lastLines(
    _ mode: Session.Mode, _ failure: ExerciseVerdict.Failure,
    in folder: String = "my changes to the player"
  ) throws -> String {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let page = try #require(index.exercise("mvc-second-writer"))
    var verdict = ExerciseVerdict()
    verdict.failure = failure
    let traces = ["rename", "delete"].map { "\(folder)/traces/\($0).jsonl" }
    let report = ExerciseVerdictSheet(
      verdict: verdict, page: page, traces: traces, display: display(mode))
    return report.reply(width: 40).text.plain.split(separator: "\n")
      .suffix(mode == .interactive ? 3 : 2).joined(separator: "\n")
  }

  @Test func `what to type next stands on lines of its own, to be copied`() throws {
    #expect(
      try lastLines(.interactive, .goals([], scenario: "delete")) == """
        To look at what your objects say, type:
          load "my changes to the player/traces/delete.jsonl"
          diagram
        """)
    #expect(
      try lastLines(.script, .released([], scenario: "rename")) == """
        To see who holds whom, type:
          lifeline -c 'load "my changes to the player/traces/rename.jsonl"' -c objects
        """)
    #expect(
      try lastLines(.script, .goals([], scenario: "delete"), in: "Ann's") == #"""
        To look at what your objects say, type:
          lifeline -c 'load Ann'\''s/traces/delete.jsonl' -c diagram
        """#)
  }

  @Test func `a wrong screen is told with its action and all that was done before`() {
    let failure = ExerciseVerdict.Failure.screens(
      .init(
        scenario: "count", action: "answer", number: 2, total: 3,
        done: ["launch", "pull", "answer"], expected: "(2)", found: "(1)"))
    #expect(
      reasons(of: failure) == [
        "In count, after action 2 of 3, `answer`, you should see:", "(2)", "But you see:", "(1)",
        "Done up to there: `launch`, `pull`, `answer`",
      ])
  }

  @Test func `a wrong screen after the set-up is told with its last line`() {
    let failure = ExerciseVerdict.Failure.screens(
      .init(
        scenario: "count", action: "launch", number: 0, total: 3, done: ["launch"], expected: "(2)",
        found: "(1)"))
    #expect(reasons(of: failure).first == "In count, after `launch`, you should see:")
  }

  private func refused(_ number: Int, _ problem: ActionProblem) -> ExerciseVerdict.Failure {
    .refused(
      .init(
        scenario: "confirm-delete", action: "swipe \"Hello\"", number: number, total: 5,
        done: number == 0 ? [] : ["launch", "tap \"Cancel\""], problem: .action(problem)))
  }

  @Test func `an action that does not work is told with its place and all that was done before`() {
    let missing = ActionProblem.noRow("Hello", rows: ["Work"])
    #expect(
      reasons(of: refused(4, missing)) == [
        "In confirm-delete, action 4 of 5, `swipe \"Hello\"`, does not work: This screen has no row \"Hello\". "
          + "Rows here: \"Work\".", "Done up to there: `launch`, `tap \"Cancel\"`",
      ])
    #expect(
      reasons(of: refused(0, missing)) == [
        "In confirm-delete, `swipe \"Hello\"` does not work: This screen has no row \"Hello\". Rows here: \"Work\"."
      ])
  }

  @Test func `why an action does not work is said in the learner's language`() {
    let reasons = Language.$current.withValue(.chinese) {
      self.reasons(of: refused(0, .noRow("Hello", rows: ["Work"])))
    }
    #expect(reasons[0].contains("行不通：这个屏幕上没有叫 "), "\(reasons)")
  }

  @Test func `where no second can pass, buttons do not matter`() {
    #expect(
      reasons(of: refused(4, .noTimer(buttons: ["Stop"]))).first?.hasSuffix(
        "does not work: No timer is running, so no second can pass. What counts the seconds, such as a recorder, "
          + "was not started.") == true)
  }

  @Test func `a failed test is told with its place, and with what was found`() {
    let tests = ["read/Tests/FolderTests.swift:31", nil].map {
      ExerciseVerdict.TestResult(
        name: "the row stays", place: $0,
        failures: [.init(.isNotEmpty("view.calls", found: "[\"delete row 0\"]"))])
    }
    let words = "view.calls: it is [\"delete row 0\"], and should be empty"
    #expect(
      reasons(of: .tests(tests)) == [
        "read/Tests/FolderTests.swift:31: the row stays\n\(words)", "the row stays\n\(words)",
      ])
  }

  @Test(arguments: [
    (ExerciseVerdict.Way.otherNames, "played with other names"),
    (.moreOften, "played with actions more than once"),
    (.after("open-recording"), "played after open-recording"),
  ])
  func `a scenario that the exercise does not show so is explained`(
    way: ExerciseVerdict.Way, words: String
  ) {
    var verdict = ExerciseVerdict()
    verdict.failure = .released(["PlayVM2"], scenario: "rename~4")
    verdict.variant = .init(
      name: "rename~4", original: "rename", way: way, lines: ["launch", "back"])
    #expect(
      verdict.wordsOnVariant == ["rename~4 is rename, \(words).", "Done in it: `launch`, `back`"])
    verdict.failure = refused(4, .nothingToPull)
    #expect(verdict.wordsOnVariant == ["rename~4 is rename, \(words)."])
  }

  @Test func `a goal that a message breaks says which, and where it is in the drawing`() throws {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let goal = try #require(index.exercise("mvc-second-writer")?.exercise.goals.first)
    let scenario = try #require(
      LessonIndex.read(directory: Repository.root + "/Lessons").scenarios.first {
        $0.name == "rename"
      })
    let trace = try Script(scenario).run(in: .usual).trace
    let drawn = Diagram(trace).messages.compactMap(\.record)
    func words(_ messages: [Int]) -> String? {
      var verdict = ExerciseVerdict()
      verdict.traces = [("rename", trace)]
      verdict.failure = .goals([.init(goal: goal, messages: messages)], scenario: "rename")
      return verdict.reasons.first.map { String($0.split(separator: "). ").last ?? "") }
    }
    #expect(words([]) == "Such messages: 0.")
    #expect(words([drawn[13]]) == "Such messages: 1, at 14: PlayVC2 → playNavItem2: title.")
    #expect(words(Array(drawn[12...13])) == "Such messages: 2, at 13 and 14.")
    #expect(words(drawn) == "Such messages: 14, the first of them at 1, 2 and 3.")
    #expect(words([drawn[0], 0]) == "Such messages: 2.")
  }

  @Test func `a breach says where it is, what is allowed, and what to do`() throws {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons")
    func reasons(_ id: String) throws -> [String] {
      let (pattern, mistake) = try Pattern.mistake(named: id)
      let scenario = try #require(index.scenarios.first { $0.name == "rename" })
      let trace = try Script(scenario).run(in: pattern, with: mistake).trace
      var verdict = ExerciseVerdict()
      verdict.contract = Course(index).contract(of: pattern.name)
      verdict.failure = .contract(Course(index).breaches(in: trace), in: trace)
      return verdict.reasons
    }
    let (early, forbidden) = (try reasons("mvc.m3"), try reasons("mvc.m4"))
    #expect(
      early == [
        "In rename, at 14, PlayVC2 → tableView: reloadData(): In a turn with a post, a controller calls or sets a View "
          + "only inside an observer or lifecycle call, except busy indicators and the first responder. A turn is an "
          + "action with all that follows from it. Move it to a method that such a call reaches."
      ])
    #expect(
      forbidden == [
        "In rename, at 8, Store → FolderVC: itemsDidChange(): call from Model to Controller is not allowed. Allowed "
          + "from Model to Controller: closure. To see what is allowed: contract mvc"
      ])
  }

  @Test func `a run that broke off can be looked at`() throws {
    #expect(
      try lastLines(
        .interactive,
        .refused(
          .init(
            scenario: "delete", action: "back", number: 1, total: 1, done: ["launch"],
            problem: .action(.noBackButton(rows: []))))) == """
          To look at what your objects say, type:
            load "my changes to the player/traces/delete.jsonl"
            diagram
          """)
    #expect(
      try !lastLines(
        .interactive, refused(1, .noBackButton(rows: []))
      ).contains("load"))
  }

  @Test func `a wrong conversation is next to the one of the pattern as it is, where they part`()
    throws
  {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons")
    let page = try #require(index.exercises.exercise("mvc-second-writer"))
    let scenario = try #require(index.scenarios.first { $0.name == "rename" })
    let (pattern, mistake) = try Pattern.mistake(named: "mvc.m3")
    let trace = try Script(scenario).run(in: pattern, with: mistake).trace
    var verdict = ExerciseVerdict()
    verdict.traces = [("rename", trace)]
    verdict.failure = .goals([], scenario: "rename")
    let report = ExerciseVerdictSheet(
      verdict: verdict, page: page, traces: [], display: display(.interactive))
    #expect(
      report.reply(width: 80).text.plain == """
        ✗ Not all goals are reached.

        Where the conversations in rename part first (*: one side only, ~: elsewhere on
        the other):
          the pattern as it is                    your code
            8 Store ╌▷ NC: post(…)                  8 Store ╌▷ NC: post(…)
            9 ╌▷ FolderVC: handleChangeNotifica…    9 ╌▷ FolderVC: handleChangeNotifica…
        ~  10 ─▶ tableView: moveRow(…)
        *  11 FolderVC ─▶ tableView: reloadRows
           12 NC ╌▷ PlayVC2: storeChanged(…)       10 NC ╌▷ PlayVC2: storeChanged(…)
           13 ─▶ nameField2: text = "Hi"           11 ─▶ nameField2: text = "Hi"
           14 PlayVC2 ─▶ playNavItem2: title       12 PlayVC2 ─▶ playNavItem2: title
        """)
  }

  @Test func `the folder of an exercise names the types of the app that are not in it`() throws {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let page = try #require(index.exercise("mvc-second-writer"))
    let code = try #require(PatternCode("mvc", in: index.sources)).texts
    let shared = page.sharedTypes(in: code, of: index.sources)
    #expect(shared == ["Player", "Recording", "Store"])
    #expect(
      ExerciseReadme(page: page, shared: ["Item", "Store"]).text.contains(
        "* All patterns of the app share `Item` and `Store`, so they are not in this folder. To see one: "
          + "`lifeline -c 'use mvc' -c 'code Item'`"))
    let named = "* Its lessons are in a folder of their own, so name that first: "
    #expect(
      ExerciseReadme(page: page, lessons: "/a/my").text.contains(
        "\n\(named)`lifeline --lessons /a/my exercise check`.\n* It is judged by "))
    #expect(!ExerciseReadme(page: page).text.contains(named))
  }

  @Test func `tests that do not build with a mistake are told as that`() {
    let message = CompilerMessage(
      file: "/a/edit/Tests/Own.swift", line: 3, column: 5, severity: .error, text: "no such name")
    let failure = ExerciseVerdict.Failure.buildsWithout("The title stays.", [message])
    #expect(failure.layer == .finds)
    #expect(failure.heading == "The tests do not build with each mistake.")
    #expect(
      reasons(of: failure) == [
        "They do not build when the app has this mistake: The title stays. Let them use only what the app had at "
          + "the start.", "edit/Tests/Own.swift:3:5: no such name",
      ])
  }

  @Test func `tests that nothing runs are told as that, with their place`() {
    let failure = ExerciseVerdict.Failure.idle([
      .init(file: "Tests/PlayTests.swift", line: 24, suite: "PlayTests"),
      .init(file: "Tests/More.swift", line: 3, suite: nil),
    ])
    #expect(failure.layer == .tests)
    #expect(failure.heading == "Not all tests are run.")
    #expect(
      reasons(of: failure) == [
        "edit/Tests/PlayTests.swift:24: this test is not run. Put it between the braces of PlayTests, and write "
          + "@Test before it.",
        "edit/Tests/More.swift:3: this test is not run. `Tests/Tests.swift` lists the suites that are run.",
      ])
  }

  @Test func `a missed goal says what is not drawn, once, and how to draw it`() throws {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let goal = try #require(index.exercise("mvc-second-writer")?.exercise.goals.first)
    let method = UndrawnMember(
      file: "Folder.swift", line: 130, mark: "@Traced(.call)", type: "Folder")
    let property = UndrawnMember(file: "VM.swift", line: 7, type: "FolderViewModel")
    let goals = [method, method, property].map {
      ExerciseVerdict.MissedGoal(goal: goal, undrawn: $0)
    }
    #expect(
      reasons(of: .goals(goals, scenario: "rename")).suffix(2) == [
        "edit/Folder.swift:130: what is in this extension is not drawn. Write @Traced(.call) before `extension`.",
        "edit/VM.swift:7: a property is drawn only in the class itself. Move it into FolderViewModel.",
      ])
  }
}
