import Actions
import Analysis
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// The app of articles: VIPER where it meets the system.
@MainActor struct ArticlesTests {
  private func pattern(_ name: String) throws -> Pattern { try #require(Pattern(named: name)) }

  private func stage(_ name: String, mistake: String? = nil, _ actions: String...) throws -> Stage {
    let pattern = try pattern(name)
    let stage = Stage(pattern, with: pattern.mistakes.first { $0.id == mistake })
    for action in actions { try stage.perform(Action(action)) }
    return stage
  }

  private func problem(_ stage: Stage, _ action: String) -> String? {
    do throws(ActionProblem) {
      try stage.perform(Action(action))
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: ["launch", "open-page", "share", "follow-link"])
  func `each edge says what it is expected to say`(_ name: String) throws {
    let pattern = try pattern("viper-edges")
    let scenario = try #require(Scenarios.of(pattern).first { $0.name == name })
    let system = Conversation.system(in: pattern)
    let expected = try #require(try AgreementTests.expected(name, pattern))
    let live = Conversation(try Scenarios.trace(scenario, in: pattern), system: system)
    #expect(expected.arrows.subtracting(live.arrows).sorted() == [])
    let differences = Conversation.differences(expected: expected, live: live)
    let allowed = try AgreementTests.allowedDifferences(name, pattern)
    #expect(differences == allowed, "@ \(name)\n\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: [
    (
      "type x",
      """
      There is no text field on this screen. Rows here: "Doors of a house", "Names", "Swift on \
      Linux".
      """
    ),
    ("drag Volume 3", "No slider is called \"Volume\" on this screen. There are none here."),
    (
      "back",
      """
      This screen has no back button. Rows here: "Doors of a house", "Names", "Swift on Linux".
      """
    ), ("pull", "This screen has no list to pull."),
    ("answer", "The app waits for no answer of the network."), ("tick", "No timer is running."),
  ])
  func `what is not possible is said without the words of another app`(
    _ action: String, _ message: String
  ) throws {
    let stage = try stage("viper-edges", "launch")
    #expect(problem(stage, action) == message)
  }

  // MARK: Links

  @Test func `a link comes in front of the browser and of the share sheet`() throws {
    let stage = try stage("viper-edges", "launch", "open Names")
    for cover in ["tap \"Open in browser\"", "tap Share"] {
      try stage.perform(Action(cover))
      try stage.perform(Action("follow articles://article/2"))
      #expect(stage.viewState?.stack.last == "Doors of a house")
      #expect(stage.viewState?.presented == [])
    }
  }

  @Test func `what is no link to the app changes nothing`() throws {
    let stage = try stage("viper-edges", "launch")
    let screen = stage.screen()
    let foreign = """
      "https://example.org/doors" is no link to this app. Its links begin with "articles://".
      """
    #expect(problem(stage, "follow https://example.org/doors") == foreign)
    #expect(problem(stage, "follow articles://author/2") == nil)
    #expect(problem(stage, "follow articles://article/two") == nil)
    #expect(stage.screen() == screen)
    let recordings = Stage(.mvc)
    try recordings.perform(.launch)
    #expect(problem(recordings, "follow articles://article/2") == "No link leads to this app.")
  }

  @Test func `the browser covers the app, and the way back leads to the same scene`() throws {
    let stage = try stage("viper-edges", "launch", "open Names")
    let before = stage.screen()
    try stage.perform(Action("tap \"Open in browser\""))
    #expect(stage.screen().contains("https://example.org/names"))
    #expect(stage.buttonLabels == ["‹ Back"])
    let refusal = "This screen has no row \"Names\". There are none here."
    #expect(problem(stage, "open Names") == refusal)
    try stage.perform(.back)
    #expect(stage.screen() == before)
  }

  // MARK: What a test notices of the mistakes

  @Test func `m1 of the edges: the presenter does not hear of the tap`() throws {
    let stage = try stage(
      "viper-edges", mistake: "viper-edges.m1", "launch", "open Names", "tap \"Open in browser\"")
    let trace = stage.trace(Trace.Header(pattern: "viper-edges"))
    #expect(stage.viewState?.presented == ["Browser"])
    #expect(!trace.messages.contains { $0.1.call.hasPrefix("didTapBrowser") })
  }

  @Test func `m1 of the mock: what is deleted is gone after a relaunch, too`() throws {
    let right = try stage("viper-mock", "launch", "swipe Names", "relaunch")
    #expect(right.rowLabels.count == 3)
    let wrong = try stage(
      "viper-mock", mistake: "viper-mock.m1", "launch", "swipe Names", "relaunch")
    #expect(wrong.rowLabels.count == 2)
  }
}
