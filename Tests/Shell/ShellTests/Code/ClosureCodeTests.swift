import TestSupport
import Testing

@testable import Shell

/// What `code` says of a closure.
@Suite struct ClosureCodeTests {
  @Test func `of a closure that can be written in several members it says only whose it is`() {
    var environment = ShellEnvironment.course
    environment.sources = Repository.root + "/Sources/Apps"
    let session = Session(environment: environment)
    _ = session.reply(to: "run tea-store new-folder")
    #expect(
      session.reply(to: "code 32").text.plain == """
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
      answer(run, question).contains("Got by a closure that is written in \(place)\n"))
  }

  @Test func `of a closure that sends nothing known, it does not say that there is no code`() {
    #expect(
      answer("run tea-store refresh", "code 9").hasSuffix(
        "Got by a closure of Effect. Where it is written is not known."))
  }

  private func answer(_ lines: String...) -> String {
    var environment = ShellEnvironment.course
    environment.sources = Repository.root + "/Sources/Apps"
    let session = Session(environment: environment)
    return lines.map { session.reply(to: $0) }.last?.text.plain ?? ""
  }
}
