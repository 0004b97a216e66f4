import Testing
import Trace

/// What a trace does not have of its run.
@Suite struct GapsTests {
  private func gaps(part: String? = nil, _ events: [Trace.Event]) -> Trace.Gaps {
    var header = Trace.Header(pattern: "mvc")
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
    #expect(gaps(cut).openAction == "tap")
    #expect(gaps(cut + [.return(.init(message: 2))]).openAction == nil)
    #expect(gaps(cut + [screen]).openAction == nil)
  }

  @Test func `records that tell no return do not tell that an action is open`() {
    #expect(gaps([turn, call(depth: 0)]).openAction == nil)
  }
}
