import TestSupport
import Testing
import Trace

@testable import Shell

/// What `code` says of a run of an app that does not come with Lifeline.
@MainActor @Suite struct OtherAppCodeTests {
  /// `Store` is also a type of an app that comes with Lifeline.
  @Test(arguments: [("shop", "layers"), ("shop", "mvc"), ("recordings", "mvx")])
  func `which line sent a message is not known, and the framework is not named`(
    app: String, pattern: String
  ) {
    #expect(
      reply(to: "code 2", app: app, pattern: pattern) == """
        2  CartVC → Store: buy(item: book)

        Which line sent it is not known.

        The code that got it is not in the sources.
        """)
    #expect(
      reply(to: "code 1", app: app, pattern: pattern) == """
        1  Clock → CartVC: tick()

        The framework sent it.

        The code that got it is not in the sources.
        """)
  }

  @Test func `an object has no code, even if another app has a type of that name`() {
    let words = """
      Store is in this run, but its type Store is not in the sources. code knows only
      the apps that come with Lifeline.
      """
    for name in ["Store", "Store.buy"] {
      #expect(reply(to: "code \(name)", app: "shop", pattern: "mvc") == words)
    }
    #expect(
      reply(to: "code CartViewController", app: "shop", pattern: "mvc").hasPrefix(
        "CartVC is in this run, but its type CartViewController is not"))
    #expect(reply(to: "code Nothing", app: "shop", pattern: "mvc") == "No source has \"Nothing\".")
  }

  private func reply(to line: String, app: String, pattern: String) -> String {
    let events: [Trace.Event] = [
      .participant(.init(name: "Clock", type: "ShopClock", role: .timer)),
      .participant(.init(name: "CartVC", type: "CartViewController", role: .controller)),
      .participant(.init(name: "Store", type: "Store", role: .model)),
      .turn(.init(number: 1, action: "tick")),
      .message(.init(turn: 1, kind: .call, from: "Clock", to: "CartVC", text: "tick()")),
      .message(
        .init(
          turn: 1, depth: 1, parent: 5, kind: .call, from: "CartVC", to: "Store",
          text: "buy(item:)", arguments: ["book"])),
    ]
    var environment = ShellEnvironment.course
    environment.sources = Repository.root + "/Sources/Apps"
    let session = Session(environment: environment)
    session.run.load(
      Trace(
        header: .init(app: app, pattern: pattern),
        records: events.enumerated().map { .init(n: $0 + 1, event: $1) }))
    let reply = session.reply(to: line)
    return reply.complaint ?? reply.text.plain
  }
}
