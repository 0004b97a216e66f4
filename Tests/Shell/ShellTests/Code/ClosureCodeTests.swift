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
}
