import Analysis
import Localization
import Testing
import Trace

/// Rules about time, on runs of a few records.
@Suite struct TimeRuleTests {
  private static let participants = [
    Trace.Participant(name: "Kit", type: "Kit", role: .system),
    Trace.Participant(name: "Row", type: "Row", role: .viewNode),
    Trace.Participant(name: "Book", type: "Book", role: .model),
    Trace.Participant(name: "Driver", type: "Driver", role: .driver),
  ]

  /// A contract that allows everything but what a rule forbids.
  private func verdict(
    _ rule: Contract.Rule, _ events: [Trace.Event], part: String? = nil
  ) -> ContractVerdict {
    let all = Self.participants.map(Trace.Event.participant) + events
    var header = Trace.Header(pattern: "test")
    header.part = part
    let trace = Trace(
      header: header,
      records: all.enumerated().map { Trace.Record(n: $0.offset + 1, event: $0.element) })
    let roles = Self.participants.map(\.role)
    let allowed = roles.flatMap { from in
      roles.map { (Contract.Route(from: from, to: $0), MessageKind.allCases) }
    }
    let contract = Contract(
      senders: roles, receivers: roles, allowed: Dictionary(uniqueKeysWithValues: allowed),
      rules: [rule])
    return contract.verdict(on: trace)
  }

  private func broken(
    _ rule: Contract.Rule, _ events: [Trace.Event], part: String? = nil
  ) -> [Int] {
    verdict(rule, events, part: part).breaches.map(\.message)
  }

  private func message(
    _ kind: MessageKind, _ from: String, _ to: String, in parent: Int? = nil, depth: Int = 0,
    turn: Int = 1, text: String = "go()"
  ) -> Trace.Event {
    .message(
      .init(turn: turn, depth: depth, parent: parent, kind: kind, from: from, to: to, text: text))
  }

  private func change(of owner: String, in parent: Int?) -> Trace.Event {
    .state(.init(parent: parent, owner: owner, property: "title", old: "1", new: "2"))
  }

  private let still = Contract.Rule(.state([.model], .notInside), [.body])

  @Test func `a change inside a body breaks "not inside", however deep it is`() {
    let inBody = [
      message(.body, "Kit", "Row"), message(.call, "Row", "Book", in: 5, depth: 1),
      change(of: "Book", in: 6),
    ]
    #expect(broken(still, inBody) == [6])
  }

  @Test func `a change after the body, or of another role, does not`() {
    let after = [
      message(.body, "Kit", "Row"), change(of: "Row", in: 5), message(.call, "Row", "Book"),
      change(of: "Book", in: 7),
    ]
    #expect(broken(still, after) == [])
  }

  private let update = Contract.Rule(.state([.model], .onlyInside), [.update], except: [.restoring])

  @Test func `a change outside breaks "only inside", and restoring is excepted`() {
    let changes = [
      message(.update, "Driver", "Book"), change(of: "Book", in: 5),
      message(.call, "Driver", "Book"), change(of: "Book", in: 7),
      message(.call, "Kit", "Driver", text: "decodeRestorableState(with:)"),
      message(.call, "Driver", "Book", in: 9, depth: 1), change(of: "Book", in: 10),
    ]
    #expect(broken(update, changes) == [7])
  }

  @Test func `a change outside of all messages breaks "only inside", and no "not inside"`() {
    let changes: [Trace.Event] = [
      .turn(.init(number: 1, action: "tap")), message(.update, "Driver", "Book"),
      change(of: "Book", in: nil), change(of: "Row", in: nil),
    ]
    let outside = verdict(update, changes)
    #expect(outside.breaches == [])
    #expect(outside.changesOutside.map(\.record) == [7])
    #expect(outside.changesOutside.map(\.action) == ["tap"])
    #expect(outside.changesOutside.map(\.wording) == ["Model changed outside an update"])
    #expect(verdict(still, changes) == ContractVerdict())
  }

  @Test func `a change outside of all messages may be too early, in each turn again`() {
    let rule = Contract.Rule(.state([.model], .after), [.diff])
    let changes: [Trace.Event] = [
      .turn(.init(number: 1, action: "tap")), change(of: "Book", in: nil),
      message(.diff, "Driver", "Row"), change(of: "Book", in: nil),
      .turn(.init(number: 2, action: "tick")), change(of: "Book", in: nil),
    ]
    #expect(verdict(rule, changes).changesOutside.map(\.record) == [6, 10])
  }

  @Test func `a message before the other breaks "after", in each turn again`() {
    let rule = Contract.Rule(.messages(.command, .after), [.diff])
    let order = [
      message(.command, "Driver", "Book"), message(.diff, "Driver", "Row"),
      message(.command, "Driver", "Book"), message(.command, "Driver", "Book", turn: 2),
    ]
    #expect(broken(rule, order) == [5, 8])
  }

  // MARK: A part of a run

  @Test func `of a part, only a call that is there shows that a change is inside`() {
    let outside = [message(.call, "Driver", "Book"), change(of: "Book", in: 5)]
    #expect(broken(update, outside) == [5])
    let part = verdict(update, outside, part: "hide Row")
    #expect(part.breaches == [])
    #expect(part.undecided == [5])
    let inBody = [message(.body, "Kit", "Row", depth: 2), change(of: "Book", in: 5)]
    #expect(broken(still, inBody, part: "hide Driver") == [5])
  }

  @Test func `in a part, a call around a change outside of all messages may be missing`() {
    let part = verdict(update, [change(of: "Book", in: nil)], part: "hide Driver")
    #expect(part.changesOutside == [])
    #expect(part.undecided == [5])
  }

  @Test func `a message with a missing call around it is in no wrong place`() {
    let rule = Contract.Rule(.messages(.command, .onlyInside), [.update])
    let deep = [message(.command, "Driver", "Book", depth: 1)]
    #expect(broken(rule, deep, part: "hide Row") == [])
    #expect(verdict(rule, deep, part: "hide Row").undecided == [5])
    #expect(broken(rule, [message(.command, "Driver", "Book")], part: "hide Row") == [5])
  }

  @Test func `a part does not show that nothing came earlier in a turn`() {
    let rule = Contract.Rule(.messages(.command, .after), [.diff])
    let early = [message(.command, "Driver", "Book")]
    #expect(broken(rule, early) == [5])
    #expect(broken(rule, early, part: "hide Row") == [])
  }

  @Test func `a rule can be said in both languages`() {
    let after = Contract.Rule(.messages(.command, .after), [.diff])
    #expect(
      [still, update, after].map(\.sentence) == [
        "State of Model does not change inside a body.",
        "State of Model changes only inside an update, or while state is restored.",
        "In a turn, a message of kind command comes only after a diff.",
      ])
    Language.$current.withValue(.chinese) {
      #expect(still.sentence == "Model 的状态不在 body 里改变。")
    }
  }
}
