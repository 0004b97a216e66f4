import TestSupport
import Testing

@testable import Lessons

/// A directory of lessons takes what it lacks from a base directory.
@Suite struct LendingTests {
  private let contract = """
    ---
    lifeline: 1
    id: mvc
    title: MVC
    pattern: mvc
    ---
    ## Who may talk <!-- id: contract type: contract -->
    \(contractBody)
    """

  private func scenario(_ title: String) -> String { "# \(title)\nlaunch\n" }

  private func shipped() throws -> Scratch {
    try Scratch([
      "01-mvc.md": contract, "scenarios/launch.scenario": scenario("Theirs"),
      "scenarios/edit.scenario": scenario("Theirs"), "scenarios/broken.scenario": "",
    ])
  }

  @Test func `a scenario of your own takes the place of another of its name`() throws {
    let own = try Scratch(["scenarios/edit.scenario": scenario("Mine")])
    let base = try shipped()
    let index = LessonIndex.read(directory: own.path, base: base.path)
    #expect(index.scenarios.map(\.name) == ["edit", "launch"])
    #expect(index.scenario("edit", of: nil)?.title == "Mine")
    #expect(index.scenario("launch", of: nil)?.title == "Theirs")
    #expect(index.ownScenarios.map(\.name) == ["edit"])
  }

  @Test func `a scenario of your own that cannot be read is not replaced in silence`() throws {
    let own = try Scratch(["scenarios/edit.scenario": ""])
    let base = try shipped()
    let index = LessonIndex.read(directory: own.path, base: base.path)
    #expect(index.scenario("edit", of: nil) == nil)
    #expect(
      own.messages(index.problems) == [
        "L/scenarios/edit.scenario:1:1: the scenario has no action. Write one on each line, such as "
          + "`launch`.",
        "L/scenarios/edit.scenario:1:1: the scenario has no title. Begin with a line `# What it "
          + "shows`.",
      ])
  }

  @Test func `a contract comes from the other directory when no lesson here has one`() throws {
    let own = try Scratch()
    let base = try shipped()
    #expect(LessonIndex.read(directory: own.path).contract(of: "mvc") == nil)
    let lent = LessonIndex.read(directory: own.path, base: base.path).contract(of: "mvc")
    #expect(lent?.contract == LessonIndex.read(directory: base.path).contract(of: "mvc")?.contract)
    #expect(lent != nil)
  }

  @Test func `a lesson can hold the contract of another pattern, which its heading names`() throws {
    let two = try Scratch([
      "01-mvc.md": contract + """


        ## And with services <!-- id: services type: contract pattern: mvcs -->

        | from \\ to | View |
        |---|---|
        | **User** | user |
        """
    ])
    let index = LessonIndex.read(directory: two.path)
    let own = try #require(index.contract(of: "mvc"))
    let other = try #require(index.contract(of: "mvcs"))
    #expect(other.contract.kinds(on: .init(from: .user, to: .view)) == [.user])
    #expect(own.contract != other.contract)
    #expect(index.contract(of: "mvp") == nil)
  }

  @Test func `a directory lends nothing to itself, nor its problems to others`() throws {
    let base = try shipped()
    #expect(
      LessonIndex.read(directory: base.path, base: base.path).scenarios.map(\.name)
        == ["edit", "launch"])
    let own = try Scratch()
    #expect(LessonIndex.read(directory: own.path, base: base.path).problems == [])
    #expect(LessonIndex.read(directory: own.path, base: "/no/such").scenarios == [])
  }
}
