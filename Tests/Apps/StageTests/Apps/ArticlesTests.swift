import Actions
import Analysis
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// The app of articles: VIPER where it meets the system.
@MainActor struct ArticlesTests {
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
    let performance = try Performance(name, in: "viper-edges")
    let told = try AgreementTests.conversations(of: performance)
    #expect(told.expected.arrows.subtracting(told.live.arrows).sorted() == [])
    try AgreementTests.expectAgreement(told, of: performance)
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
    let stage = try Stage("viper-edges", "launch")
    #expect(problem(stage, action) == message)
  }

  @Test func `a disabled button looks so, and has no wrong reason without a field`() throws {
    let stage = try Stage("viper-edges", "launch", "follow articles://article/99")
    #expect(problem(stage, "tap Share") == "\"Share\" is disabled now.")
    #expect(stage.screen().contains(" ·Share· "))
    let words = stage.screen(ScreenForm(isSpoken: true))
    #expect(words.contains("Buttons: ‹ Back, Share (disabled)."))
  }

  // MARK: Links

  @Test func `a link comes in front of the browser and of the share sheet`() throws {
    let stage = try Stage("viper-edges", "launch", "open Names")
    for cover in ["tap \"Open in browser\"", "tap Share"] {
      try stage.perform([cover, "follow articles://article/2"])
      #expect(stage.viewState?.stack.last == "Doors of a house")
      #expect(stage.viewState?.presented == [])
    }
  }

  @Test func `what is no link to the app changes nothing`() throws {
    let stage = try Stage("viper-edges", "launch")
    let screen = stage.screen()
    let foreign = """
      "https://example.org/doors" is no link to this app. Its links look like this: articles://article/2
      """
    #expect(problem(stage, "follow https://example.org/doors") == foreign)
    #expect(problem(stage, "follow articles://author/2") == nil)
    #expect(problem(stage, "follow articles://article/two") == nil)
    #expect(stage.screen() == screen)
    let recordings = try Stage("mvc", "launch")
    #expect(problem(recordings, "follow articles://article/2") == "No link leads to this app.")
  }

  @Test func `the browser covers the app, and the way back leads to the same scene`() throws {
    let stage = try Stage("viper-edges", "launch", "open Names")
    let before = stage.screen()
    try stage.perform(.tap("Open in browser"))
    #expect(stage.screen().contains("https://example.org/names"))
    #expect(stage.buttonLabels == ["‹ Back"])
    let refusal = "This screen has no row \"Names\". There are none here."
    #expect(problem(stage, "open Names") == refusal)
    try stage.perform(.back)
    #expect(stage.screen() == before)
  }

  // MARK: What a test notices of the mistakes

  @Test func `m1 of the edges: the presenter does not hear of the tap`() throws {
    let stage = try Stage("viper-edges.m1", "launch", "open Names", "tap \"Open in browser\"")
    let trace = stage.trace(Trace.Header(pattern: "viper-edges"))
    #expect(stage.viewState?.presented == ["Browser"])
    #expect(!trace.messages.contains { $0.1.call.hasPrefix("didTapBrowser") })
  }

  @Test func `m1 of the mock: what is deleted is gone after a relaunch, too`() throws {
    let right = try Stage("viper-mock", "launch", "swipe Names", "relaunch")
    #expect(right.rowLabels.count == 3)
    let wrong = try Stage("viper-mock.m1", "launch", "swipe Names", "relaunch")
    #expect(wrong.rowLabels.count == 2)
  }
}
