import Actions
import Localization
import Stage
import Testing

@testable import Course
@testable import Lessons

/// Runs of scripts, and runs that a course remembers.
@Suite struct PlayTests {
  private let script = Script(setup: ["launch"], actions: ["tap \"Edit\""])

  @Test func `everything that holds a play sees what is done in it`() throws {
    let play = try script.run(in: .usual)
    let same = play
    try same.perform("tap \"Done\"")
    #expect(play.header.setup == ["launch"])
    #expect(play.header.actions == ["tap \"Edit\"", "tap \"Done\""])
  }

  @Test func `each run of a script has an app of its own`() throws {
    let (one, two) = (try script.run(in: .usual), try script.run(in: .usual))
    try one.perform("tap \"Done\"")
    #expect(one.stage.buttonLabels.contains("Edit"))
    #expect(two.stage.buttonLabels.contains("Done"))
    #expect(two.header.actions == ["tap \"Edit\""])
  }

  @Test func `a remembered run does not depend on the language`() throws {
    let course = Course(shippedIndex, remembersRuns: true)
    let scenario = try #require(shippedIndex.scenario("rename", of: nil))
    let runs = try Language.allCases.map { language in
      try Language.$current.withValue(language) { try course.run(Script(scenario), in: .usual) }
    }
    #expect(runs.count == 2)
    #expect(runs[0] === runs[1])
  }

  @Test func `a step that fails is told with its source, in the language of the answer`() {
    let problem = RunProblem.step("back", of: .scenario("rename"), .action(.notRunning))
    #expect(
      problem.message
        == "`back` in the scenario \"rename\" does not work: The app is not running. Type: launch")
    let chinese = Language.$current.withValue(.chinese) { problem.message }
    #expect(!chinese.contains("the scenario"))
  }
}
