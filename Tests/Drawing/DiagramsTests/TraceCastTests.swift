import Diagrams
import Testing
import Trace

/// Whether the turns of a trace can be drawn one after the other.
@Suite struct TraceCastTests {
  private static let turnsWithACallInTheFirst: [Trace.Event] = [
    .turn(.init(number: 1, action: "tap")),
    .message(.init(turn: 1, kind: .call, from: "A", to: "B", text: "load()")),
    .turn(.init(number: 2, action: "wait")),
  ]

  private func hasSeparateTurns(_ last: Trace.Event, n: Int = 4) -> Bool {
    var cast = TraceCast()
    for (index, event) in Self.turnsWithACallInTheFirst.enumerated() {
      cast.add(.init(n: index + 1, event: event))
    }
    cast.add(.init(n: n, event: last))
    return cast.hasSeparateTurns
  }

  @Test(arguments: [rename, newFolder])
  func `turns are separate in what was recorded`(sketch: String) {
    var cast = TraceCast()
    for record in Trace(sketch: sketch).records { cast.add(record) }
    #expect(cast.hasSeparateTurns)
  }

  @Test(
    arguments: [
      .message(.init(turn: 2, parent: 2, kind: .call, from: "B", to: "C", text: "inside it")),
      .state(.init(parent: 2, owner: "B", property: "x", old: nil, new: "1")),
      .return(.init(message: 2, value: "1")),
    ] as [Trace.Event])
  func `turns are not separate where a call of an earlier turn goes on`(event: Trace.Event) {
    #expect(!hasSeparateTurns(event))
  }

  @Test func `turns are not separate where numbers do not go up, or name another turn`() {
    let message = { (turn: Int) in
      Trace.Event.message(.init(turn: turn, kind: .call, from: "B", to: "A", text: "done()"))
    }
    #expect(hasSeparateTurns(message(2)))
    #expect(!hasSeparateTurns(message(1)))
    #expect(!hasSeparateTurns(message(2), n: 3))
    #expect(!hasSeparateTurns(.turn(.init(number: 2, action: "wait"))))
  }
}
