import TestSupport
import Testing

@testable import Shell

/// What `code` says of a closure.
@Suite struct ClosureCodeTests {
  @Test func `of a closure that can be written in several members it says only whose it is`() {
    #expect(
      says("run tea-store new-folder", "code 32") == """
        32  alertCreate → RootView: action()

        The framework sent it.

        Got by a closure of RootView. Where it is written is not known.
        """)
  }

  @Test(arguments: [
    ("run tea rename", "code 20", "Subscription.storeChanged"),
    ("run tea play", "code 13", "Subscription.progress(of:)"),
    ("run tea-store rename", "code 16", "LibraryClient.live"),
  ])
  func `a closure of a subscription or an effect is written in the app`(
    run: String, question: String, place: String
  ) {
    #expect(
      says(run, question).contains("Got by a closure that is written in \(place)\n"))
  }

  @Test func `of a closure that sends nothing known, it does not say that there is no code`() {
    #expect(
      says("run tea-store refresh", "code 9").hasSuffix(
        "Got by a closure of Effect. Where it is written is not known."))
  }

  @Test func `a command of a mistake is made by a function in the mistake's file`() {
    let file = "Recordings/Mistakes/TEA/M2.swift"
    #expect(
      says("mistake tea.m2", "code 9").contains(
        "\n\nGot by Command.toggleButton(_:)\n\(file):38\n"))
    #expect(
      says("mistake tea.m2", "code 11").contains(
        "\n\nSent in Command.toggleButton(_:), line 41\n\(file):41\n"))
  }

  @Test(arguments: [("m1", "code 4"), ("m2", "code 5")])
  func `what the reducer of a mistake gets is shown in the mistake's file`(
    mistake: String, question: String
  ) {
    let file = "Recordings/Mistakes/TEAStore/\(mistake.uppercased()).swift"
    #expect(
      says("mistake tea-store.\(mistake)", question).contains(
        "\n\nGot by AppFeature.reduce(into:action:)\n\(file):32\n"))
  }

  private func says(_ lines: String...) -> String {
    var environment = ShellEnvironment.course
    environment.sources = Repository.root + "/Sources/Apps"
    return Session(environment: environment).reply(toEach: lines).text.plain
  }
}
