import Actions
import Analysis
import Lessons
import Stage
import TestSupport
import Testing

@testable import Course

/// Names of patterns, mistakes and scenarios that cannot be run, and what to write instead.
@Suite struct RunProblemTests {
  private func message<Value>(_ body: () throws(RunProblem) -> Value) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `a pattern and a mistake are found in small and capital letters`() throws {
    #expect(try Pattern.pattern(named: "MVVM-C").name == "mvvm-c")
    let (pattern, mistake) = try Pattern.mistake(named: "MVP.M1")
    #expect([pattern.name, mistake.id] == ["mvp", "mvp.m1"])
    #expect(Pattern.names.prefix(2) == ["mvc", "mvvm-c"])
  }

  @Test func `an app or a mistake is no pattern`() {
    #expect(
      message { () throws(RunProblem) in try Pattern.pattern(named: "Recordings") }?.hasPrefix(
        "recordings is an app. Name one of its patterns: mvc, mvvm-c, mvc-vs, mvp, viper, ") == true
    )
    #expect(
      message { () throws(RunProblem) in try Pattern.pattern(named: "mvc.m1") }
        == "mvc.m1 is no pattern and no scenario, but a mistake. `mistake mvc.m1` switches it on; "
        + "`diff mvc mvc.m1 delete` shows what it changes.")
    #expect(
      message { () throws(RunProblem) in try Pattern.pattern(named: "mvq") }
        == #"There is no pattern "mvq". Did you mean "mvc"?"#)
    #expect(RunProblem(mistake: "mvc") == nil)
  }

  @Test func `a pattern is no mistake`() {
    #expect(
      message { () throws(RunProblem) in try Pattern.mistake(named: "MVC") }
        == "mvc is a pattern, not a mistake. To see its mistakes, type: mistakes mvc")
  }

  @Test func `of many mistakes the first are listed, with the command that shows all`() {
    let words = message { () throws(RunProblem) in try Pattern.mistake(named: "nothing-like-it") }
    #expect(
      words?.hasPrefix(#"There is no mistake "nothing-like-it". There are mvc.m1, mvc.m2, "#)
        == true)
    #expect(words?.hasSuffix(" more. To see all: mistakes") == true)
  }

  @Test func `a scenario that is not there is told with those that are, or that there is none`()
    throws
  {
    let scratch = try Scratch(["scenarios/edit.scenario": "# Edit\nlaunch\n"])
    let index = LessonIndex.read(directory: scratch.path)
    let empty = LessonIndex.read(directory: "/no/such")
    #expect(try index.scenario(named: "edit", for: .usual).title == "Edit")
    #expect(
      message { () throws(RunProblem) in try index.scenario(named: "nowhere", for: .usual) }
        == #"There is no scenario "nowhere". There is edit."#)
    #expect(
      message { () throws(RunProblem) in try index.scenario(named: "mvc.m1", for: .usual) }?
        .hasPrefix("mvc.m1 is no pattern and no scenario, but a mistake. ") == true)
    #expect(
      message { () throws(RunProblem) in try empty.scenario(named: "edit", for: .usual) }
        == #"There is no scenario "edit": no scenarios were found. Start with `lifeline --lessons DIR`, "#
        + "in a directory that is still there.")
  }

  @Test func `a step that fails names where its line is from`() {
    let sources: [Script.Source] = [
      .lines, .setup, .solution, .page, .pageSetup, .pageSolution, .scenario("edit"),
    ]
    let places = sources.map { source in
      RunProblem.step("back", of: source, .action(.notRunning)).message
        .replacing(" does not work: The app is not running. Type: launch", with: "")
    }
    #expect(
      places == [
        "`back`", "`back` in the set-up", "`back` in the solution", "`back` in this page",
        "`back` in the set-up of this page", "`back` in the solution of this page",
        "`back` in the scenario \"edit\"",
      ])
  }

  @Test func `commas between actions are told, and those in quotes are not`() {
    let wrong = [
      #"launch, open "Work""#, #"launch，open "Work""#, #"open "Work"，open "Notes""#, "back、back",
      #"type "“a”", back"#,
    ]
    let right = [
      #"type "a, back""#, "type “a, back”", #"open "“a, back”""#, #"type "a”，back""#,
      "type Hello, world", "type 你好，世界",
    ]
    let why = "The app is not running. Type: launch"
    func message(_ line: String) -> String {
      RunProblem.step(line, of: .lines, .action(.notRunning)).message
    }
    #expect(
      wrong.map(message)
        == wrong.map { "`\($0)` does not work: Between actions is ` ; `. " + why })
    #expect(right.map(message) == right.map { "`\($0)` does not work: " + why })
  }

  @Test func `a set-up belongs to the trace only where it is shown, and a scenario has its name`()
    throws
  {
    var script = Script(setup: ["launch"], actions: ["tap \"Edit\""])
    let hidden = try script.run(in: .usual).header
    #expect([hidden.setup, hidden.actions] == [["launch"], ["tap \"Edit\""]])
    #expect(hidden.scenario == nil)
    script.source = .scenario("edit")
    let shown = try script.run(in: .usual, showingSetup: true).header
    #expect([shown.setup, shown.actions] == [[], ["launch", "tap \"Edit\""]])
    #expect(shown.scenario == "edit")
  }

  @Test(arguments: [(["lunch"], ["launch"], 0), (["launch"], ["tap \"Edit\"", "tap \"X\""], 2)])
  func `the line that fails is counted through set-up and actions`(
    setup: [String], actions: [String], index: Int
  ) {
    do {
      _ = try Script(setup: setup, actions: actions).run(in: .usual)
      Issue.record("It does not fail.")
    } catch {
      #expect(error.index == index)
      #expect(error.line == (setup + actions)[index])
    }
  }

  private struct Stopped: Error {}

  @Test func `kinds are counted in all scenarios that can be run, and the progress is told`() throws
  {
    let edit = "# Edit\nsetup: launch\ntap \"Edit\"\n"
    let scratch = try Scratch([
      "scenarios/broken.scenario": "# Broken\nsetup: launch\ntap \"Nowhere\"\n",
      "scenarios/edit.scenario": edit,
    ])
    let course = Course(.read(directory: scratch.path))
    var told: [String] = []
    let table = course.kinds(of: [.usual]) { done, total in told.append("\(done) of \(total)") }
    #expect(told == ["0 of 2", "1 of 2", "2 of 2"])
    let trace = try Script(setup: ["launch"], actions: ["tap \"Edit\""])
      .run(in: .usual, showingSetup: true).trace
    #expect(table.rows.map(\.messages) == KindTable(trace).rows.map(\.messages))
    #expect(throws: Stopped.self) {
      try course.kinds(of: [.usual]) { (_, _) throws(Stopped) in throw Stopped() }
    }
  }
}
