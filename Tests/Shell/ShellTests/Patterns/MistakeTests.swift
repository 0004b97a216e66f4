import Stage
import TestSupport
import Testing

@testable import Shell

/// Runs with a mistake in the app.
@MainActor @Suite struct MistakeTests {
  private func shell() -> Session {
    Session(.script, environment: .course)
  }

  @Test func `the steps of what you see can be typed right after the mistake`() {
    for mistake in Pattern.all.flatMap(\.mistakes) {
      let session = shell()
      let quoted = mistake.symptom.split(separator: "`", omittingEmptySubsequences: false)
        .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      // A property, and not a command.
      let steps = quoted.filter { $0 != "childCoordinators" }
      for step in ["mistake \(mistake.id)"] + steps {
        #expect(session.reply(to: step).complaint == nil, "\(mistake.id): \(step)")
      }
    }
  }

  @Test func `while a pattern is in use, the end of its mistake's name is enough`() {
    let session = shell()
    #expect(session.reply(to: "mistake m1").complaint?.hasPrefix("There is no mistake") == true)
    _ = session.reply(to: "use viper")
    #expect(session.reply(to: "mistake M1").text.plain.hasPrefix("viper.m1 · "))
    #expect(session.prompt == "viper.m1> ")
    #expect(session.reply(to: "mistake mvc.m1").text.plain.hasPrefix("mvc.m1 · "))
  }

  @Test func `of a mistake that is not there, those of the pattern in use are named first`() {
    let session = shell()
    _ = session.reply(to: "use mvvm-swizzling")
    let known = "There are mvvm-swizzling.m1, mvvm-swizzling.m2, mvc.m1, "
    #expect(
      session.reply(to: "mistake m4").complaint?.hasPrefix("There is no mistake \"m4\". \(known)")
        == true)
  }

  @Test func `of an object whose changes no run records, no old value is shown`() {
    let session = shell()
    _ = session.reply(to: "mistake viper.entity")
    let state = session.reply(to: "state PlayerPresenter2").text.plain
    #expect(state.contains("\n  entity       RecordingEntity"))
    #expect(
      session.reply(to: "why not SplitVC --plain").text.plain.contains(
        "\nNo change of data of the model or of a screen was recorded in this part of the run, only of what views show."
      ))
  }

  @Test func `a table that keeps its items deletes another row`() {
    let session = shell()
    let steps = [
      "mistake mvc.m2", "run mvc launch", "tap \"+\"", "type \"Ideas\"", "tap \"Create\"",
      "swipe \"Ideas\"",
    ]
    for step in steps { _ = session.reply(to: step) }
    let screen = session.reply(to: "screen").text.plain
    #expect(screen.contains("Ideas") && !screen.contains("Work"))
  }

  @Test func `a preview that a subscription ends leaves the button as it was`() {
    let session = shell()
    _ = session.reply(to: "mistake tea.m4")
    #expect(session.reply(to: "screen").text.plain.contains("( Pause )"))
    #expect(session.reply(to: "state Player").text.plain.contains("isPlaying    false"))
  }

  @Test(arguments: [
    ("viper.leak-router", "code FolderModule.buildDefault", "VIPER/Wrong.swift:38"),
    ("viper.entity", "code FolderRouter.showPlayer", "VIPER/Entity.swift:33"),
  ])
  func `code shows what runs with the mistake`(_ mistake: String, _ line: String, _ place: String) {
    #expect(code(mistake, line).contains("Recordings/Mistakes/" + place))
  }

  @Test func `code shows no line of a method that the mistake replaces`() {
    #expect(!code("viper.m3", "code 4").contains("VIPER/Folder/FolderRouter.swift"))
  }

  private func code(_ mistake: String, _ line: String) -> String {
    var environment = ShellEnvironment.course
    environment.sources = Repository.root + "/Sources/Apps"
    let session = Session(.script, environment: environment)
    _ = session.reply(to: "mistake " + mistake)
    return session.reply(to: line).text.plain
  }

  @Test func `a scenario that the mistake swallows does not blame the user`() {
    let session = Session(.script, environment: .course)
    _ = session.reply(to: "mistake mvvm-c.lost-coordinator")
    #expect(
      session.reply(to: "run back").complaint == """
        `back` in the scenario "back" does not work: This screen has no back button. Rows here: "Hello", "Work". \
        With mvvm-c.lost-coordinator, an action before it may have done nothing. To run without a mistake that is on, \
        type: mistake off
        """)
  }
}
