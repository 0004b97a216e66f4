import Testing
import Trace

@testable import Analysis

/// The words in which a contract, a lens and a difference speak.
@Suite struct WordingTests {
  private static let route = Contract.Route(from: .driver, to: .model)

  @Test(
    arguments: [
      (
        Contract.Rule(.state([.model, .viewNode], .onlyInside), [.update], except: [.restoring]),
        "State of Model or ViewNode changes only inside an update, or while state is restored.",
        "Model or ViewNode changed outside an update"
      ),
      (
        Contract.Rule(.state([.model], .notInside), [.body]),
        "State of Model does not change inside a body.", "Model changed inside a body"
      ),
      (
        Contract.Rule(.state([.model], .after), [.command]),
        "In a turn, state of Model changes only after a command.", "Model changed before a command"
      ),
      (
        Contract.Rule(.messages(.command, .onlyInside), [.observer, .lifecycle]),
        "A message of kind command comes only inside an observer or lifecycle.",
        "command outside an observer or lifecycle"
      ),
      (
        Contract.Rule(.messages(.command, .notInside), [.body]),
        "A message of kind command does not come inside a body.", "command inside a body"
      ),
      (
        Contract.Rule(.messages(.command, .after), [.user]),
        "In a turn, a message of kind command comes only after a user.", "command before a user"
      ),
    ])
  func `a rule about time as a sentence, and what breaks it as a clause`(
    rule: Contract.Rule, sentence: String, clause: String
  ) {
    #expect(rule.sentence == sentence)
    #expect(Breach.Fault.againstRule(rule, Self.route).wording == clause)
  }

  @Test func `a message is marked with what it breaks, and the route of each fault is known`() {
    let trace = Trace(
      "mvc",
      flow: """
        User > tableView : tap | user
         tableView > Store : save | call
        """)
    let routes: [Contract.Route: [MessageKind]] = [.init(from: .user, to: .view): [.user]]
    let contract = Contract(
      senders: [.user, .view], receivers: [.view, .model], allowed: routes)
    let breaches = contract.breaches(in: trace)
    #expect(
      contract.wordingsOfBreaches(in: trace).map(\.value) == [
        "call from View to Model is not allowed"
      ])
    #expect(breaches.map(\.fault.route) == [.init(from: .view, to: .model)])
  }

  @Test func `each lens says what it is for, and what each part of it does`() {
    #expect(
      Lens.allCases.map { "\($0.title): \($0.idea)" } == [
        "Observer: An object announces a change and does not know which objects hear it.",
        "Strategy: An object leaves a part of its behaviour to another object, which it knows only by a protocol or a selector.",
        "Composite: Single things and groups of things form a tree, and you send a group the same messages as a single thing.",
      ])
    #expect(
      Lens.allCases.flatMap(\.parts).map { "\($0.title) \($0.task)" } == [
        "Subject has something that changes, and announces it",
        "Centre passes the news on to a list of observers",
        "Observer has registered, and hears the news",
        "Context leaves a part of its behaviour to another object",
        "Strategy does this part, and can be replaced",
        "Composite contains others", "Leaf contains nothing",
      ])
  }
}

/// What two things that happened in two runs have in common.
@Suite struct OccurrenceTests {
  private func message(
    _ text: Int, to object: Int, _ kind: MessageKind = .call
  ) -> OccurrenceTraits {
    var traits = OccurrenceTraits()
    (traits.sort, traits.kind, traits.object, traits.text) = (.message, kind, object, text)
    return traits
  }

  private func other(_ sort: OccurrenceTraits.Sort, _ object: Int, _ text: Int) -> OccurrenceTraits
  {
    var traits = OccurrenceTraits()
    (traits.sort, traits.object, traits.text) = (sort, object, text)
    return traits
  }

  @Test func `a message is nearer the more it keeps, and its text counts most`() {
    let one = message(1, to: 2)
    let others = [
      message(1, to: 2), message(1, to: 2, .set), message(1, to: 3), message(1, to: 3, .set),
      message(4, to: 2), message(4, to: 2, .set), message(4, to: 3),
    ]
    #expect(others.map { one.similarity(to: $0) } == [5, 4, 4, 3, 3, 0, 0])
  }

  @Test func `a turn is like any turn, a change like one of its property, a release like nothing`()
  {
    let change = other(.state, 1, 2)
    #expect(other(.turn, 0, 0).similarity(to: other(.turn, 1, 1)) == 1)
    #expect(change.similarity(to: change) == 3)
    #expect(change.similarity(to: other(.state, 1, 3)) == 0)
    #expect(change.similarity(to: other(.state, 2, 2)) == 0)
    #expect(change.similarity(to: other(.turn, 1, 2)) == 0)
    #expect(other(.release, 1, 1).similarity(to: other(.release, 1, 1)) == 0)
  }

  @Test func `names are exchanged as whole words, in values too`() {
    let names = ["PlayVC2": "PlayVC3", "Hello": "Hello'", "it": "they"]
    #expect("open(PlayVC2, [Hello, Hello'])".renaming(names) == "open(PlayVC3, [Hello', Hello'])")
    #expect("PlayVC22 written_it item".renaming(names) == "PlayVC22 written_it item")
    #expect("Hello".renaming([:]) == "Hello")
  }

  @Test func `names are not exchanged in the user's texts`() {
    let names = ["cell2": "cell3"]
    #expect("show(cell2, \"cell2\")".renaming(names) == "show(cell3, \"cell2\")")
    let escaped = #"show("say \"cell2\", cell2 \\", cell2)"#
    #expect(escaped.renaming(names) == #"show("say \"cell2\", cell2 \\", cell3)"#)
  }

  @Test func `what happened in words`() {
    func words(_ event: Trace.Event, continues: Bool = false) -> String {
      Occurrence(
        record: .init(n: 1, event: event), result: nil, number: nil, continues: continues
      ).words
    }
    let message = Trace.Message(
      turn: 1, depth: 0, kind: .delegate, from: "field", to: "PlayVC", text: "end(_:)",
      arguments: ["field"])
    #expect(words(.message(message)) == "field -> PlayVC: end(field) [delegate]")
    #expect(
      words(.state(.init(owner: "Hello", property: "name", old: "\"a\"", new: "\"b\"")))
        == #"Hello.name "a" → "b""#)
    #expect(
      words(.state(.init(owner: "Hello", property: "name", old: nil, new: "\"b\"")))
        == #"Hello.name = "b""#)
    let turn = Trace.Event.turn(.init(number: 2, action: "tick"))
    #expect(words(turn) == "── tick ──")
    #expect(words(turn, continues: true) == "── turn 2 (tick) ──")
    #expect(words(.release(.init(object: "PlayVC"))) == "PlayVC released")
  }
}
