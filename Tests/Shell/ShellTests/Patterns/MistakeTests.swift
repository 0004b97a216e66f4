import TestSupport
import Testing

@testable import Shell

/// Runs with a mistake in the app.
@MainActor @Suite struct MistakeTests {
  @Test func `a scenario that the mistake swallows does not blame the user`() {
    let session = Session(
      .script, environment: ShellEnvironment(lessons: Repository.root + "/Lessons"))
    _ = session.reply(to: "mistake mvvm-c.lost-coordinator")
    #expect(
      session.reply(to: "run back").complaint == """
        `back` in the scenario "back" does not work: This screen has no back button. Open a folder first. \
        With mvvm-c.lost-coordinator, an action before it may have done nothing. To run without a mistake that is on, \
        type: mistake off
        """)
  }
}
