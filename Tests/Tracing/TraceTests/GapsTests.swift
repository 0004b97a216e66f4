import Testing
import Trace

/// What a trace does not have of its run.
@Suite struct GapsTests {
  private func gaps(
    part: String? = nil, actions: [String] = [], _ events: [Trace.Event]
  ) -> Trace.Gaps {
    var header = Trace.Header(pattern: "mvc", actions: actions)
    header.part = part
    let records = events.enumerated().map { Trace.Record(n: $0.offset + 1, event: $0.element) }
    return Trace(header: header, records: records).gaps
  }

  private func call(depth: Int, in parent: Int? = nil) -> Trace.Event {
    .message(
      .init(turn: 1, depth: depth, parent: parent, kind: .call, from: "A", to: "B", text: "go()"))
  }

  private let turn = Trace.Event.turn(.init(number: 1, action: "tap"))
  private let screen = Trace.Event.screen(.init(turn: 1, text: ""))

  @Test func `depths tell how many calls a part leaves out`() {
    let calls = [call(depth: 0), call(depth: 3, in: 1), call(depth: 4, in: 2), call(depth: 2)]
    let gaps = gaps(part: "hide C", calls)
    #expect((1...4).map(gaps.callsMissing) == [0, 2, 0, 2])
    #expect((1...4).map(gaps.lacksCall) == [false, true, true, true])
  }

  @Test func `a whole run has all calls`() {
    let gaps = gaps([call(depth: 0), call(depth: 1, in: 1), call(depth: 1, in: 1)])
    #expect((1...3).map(gaps.callsMissing) == [0, 0, 0])
    #expect((1...3).map(gaps.lacksCall) == [false, false, false])
  }

  @Test func `an action ends with the return of its calls, or with a screen`() {
    let cut = [turn, call(depth: 0), call(depth: 1, in: 2), .return(.init(message: 3))]
    #expect(gaps(cut).cut == .middle(of: "tap"))
    #expect(gaps(cut + [.return(.init(message: 2))]).cut == nil)
    #expect(gaps(cut + [screen]).cut == nil)
  }

  @Test func `records that tell no return do not tell that an action is open`() {
    #expect(gaps([turn, call(depth: 0)]).cut == nil)
    #expect(gaps(actions: ["tap"], [turn, call(depth: 0)]).cut == nil)
  }

  @Test func `the actions of the header tell which actions are missing`() {
    let object = Trace.Event.participant(.init(name: "A", type: "A", role: .model))
    let action = [turn, call(depth: 0), .return(.init(message: 2)), screen]
    #expect(gaps(actions: ["tap", "back"], []).cut == .before("tap"))
    #expect(gaps(actions: ["tap", "back"], [object]).cut == .before("tap"))
    #expect(gaps(actions: ["tap", "back"], [turn]).cut == .middle(of: "tap"))
    #expect(gaps(actions: ["tap", "back"], action).cut == .after(1, of: 2))
    #expect(gaps(actions: ["tap", "back"], action + [turn]).cut == .middle(of: "tap"))
    #expect(gaps(actions: ["tap"], action).cut == nil)
  }

  @Test func `where screens are told, an action without its screen is not over`() {
    let calls = [turn, call(depth: 0), .return(.init(message: 2))]
    #expect(gaps(actions: ["back", "tap"], [screen] + calls).cut == .middle(of: "tap"))
    #expect(gaps(actions: ["tap"], calls).cut == nil)
  }

  @Test func `an action that does nothing has its screen all the same`() {
    #expect(gaps(actions: ["tap"], [screen]).cut == nil)
  }

  @Test func `a part need not have all actions`() {
    #expect(gaps(part: "turns 1", actions: ["tap", "back"], []).cut == nil)
  }
}
