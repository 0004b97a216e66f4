import Testing
import Trace

/// The tables of kinds and roles.
@Suite struct VocabularyTests {
  @Test func `these kinds are drawn as a solid line, all others as a broken one`() {
    #expect(
      MessageKind.allCases.filter(\.senderKnowsReceiver).map(\.rawValue) == [
        "user", "call", "set", "query", "subscribe", "create", "navigate", "system", "read",
        "send", "update", "render", "diff", "command",
      ])
  }

  @Test func `a role is found by its heading`() {
    for role in Role.allCases { #expect(Role(heading: role.heading) == role) }
    #expect(
      Role.allCases.suffix(6).map(\.heading) == [
        "Driver", "State", "VirtualView", "Handler", "Command", "Subscription",
      ])
  }
}
