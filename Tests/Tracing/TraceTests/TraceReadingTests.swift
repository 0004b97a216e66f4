import Testing
import Trace

/// What a trace says of itself: its messages and changes in order, its words for a call and for a rule.
@Suite struct TraceReadingTests {
  @Test func `messages and participants have their order, and initial values are no changes`() {
    #expect(rename.messages.map(\.n) == [7, 9])
    #expect(rename.participants.map(\.name) == ["PlayVC"])
    #expect(rename.stateChanges.map(\.n) == [8])
  }

  @Test func `the last of several screens is the last one`() {
    var trace = Trace(header: .init(pattern: "mvc"))
    #expect(trace.lastScreen == nil)
    for (n, text) in ["first", "second"].enumerated() {
      trace.records.append(.init(n: n + 1, event: .screen(.init(turn: n + 1, text: text))))
    }
    trace.records.append(.init(n: 3, event: .turn(.init(number: 3, action: "back"))))
    #expect(trace.lastScreen?.text == "second")
  }

  @Test func `an action may take several turns, and begins again after a screen`() {
    let tick = { (n: Int) in Trace.Event.turn(.init(number: n, action: "tick")) }
    let back = Trace.Event.turn(.init(number: 4, action: "back"))
    let screen = Trace.Event.screen(.init(turn: 2, text: ""))
    var trace = Trace(header: .init(pattern: "mvc"))
    trace.records = [tick(1), tick(2), screen, tick(3), back].enumerated().map {
      .init(n: $0 + 1, event: $1)
    }
    #expect(trace.startsOfActions == [1, 4, 5])
  }

  @Test(
    arguments: [
      (.call, "setName(_:)", ["\"Hi\""], "setName(\"Hi\")"),
      (.call, "moveRow(at:to:)", ["row 0", "row 1"], "moveRow(at: row 0, to: row 1)"),
      (.call, "open(_:animated:)", ["scene", "true"], "open(scene, animated: true)"),
      (.call, "rename(to:)", [], "rename(to:)"),
      (.call, "rename(to:)", ["one", "two"], "rename(to:)"),
      (.call, "reload", ["now"], "reload"),
      (.set, "title", ["\"Work\""], "title = \"Work\""),
      (.binding, "title", ["\"Work\""], "title = \"Work\""),
      (.set, "title", [], "title"),
      (.set, "setTitle(_:)", ["\"Work\""], "setTitle(\"Work\")"),
    ] as [(MessageKind, String, [String], String)])
  func `a call is written as Swift writes it`(
    kind: MessageKind, text: String, arguments: [String], written: String
  ) {
    let message = Trace.Message(
      turn: 1, kind: kind, from: "A", to: "B", text: text, arguments: arguments)
    #expect(message.call == written)
  }

  @Test func `a rule is written as lessons write it, and leaves out what it does not say`() {
    let rule = Contract.Rule(
      .operation(.write, .view, when: .post), [.observer, .lifecycle],
      except: [.busyIndicators, .firstResponder])
    #expect(
      rule.description == """
        write View only-inside observer, lifecycle when post except busy-indicators, first-responder
        """)
    #expect(Contract.Rule(.operation(.set, .model), []).description == "set Model")
  }

  @Test func `a contract allows what its table has, and carries its rule`() {
    let rule = Contract.Rule(.operation(.set, .view), [.observer])
    let route = Contract.Route(from: .controller, to: .view)
    let contract = Contract(
      senders: [.controller], receivers: [.view], allowed: [route: [.set, .call]], rules: [rule])
    #expect(contract.rules == [rule])
    #expect(contract.kinds(on: route) == [.set, .call])
    #expect(contract.allows(.call, on: route))
    #expect(!contract.allows(.post, on: route))
    #expect(!contract.allows(.call, on: .init(from: .view, to: .controller)))
  }

  @Test func `a role is found by its heading, and by no other word`() {
    #expect(Role.allCases.map(\.heading).count == Set(Role.allCases.map(\.heading)).count)
    for role in Role.allCases { #expect(Role(heading: role.heading) == role) }
    #expect(Role.notificationCenter.heading == "NC")
    #expect(Role.viewModel.heading == "ViewModel")
    #expect(Role(heading: "viewModel") == nil)
  }
}
