import Cells
import Diagrams
import TestSupport
import Testing
import Trace

@Suite struct StepsTests {
  @Test(arguments: Seed.some(oneIn: 5))
  func `steps are all of a diagram, a message each`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let diagram = Diagram.generated(&random)
    #expect(diagram.steps.flatMap(\.self) == (diagram.messages.isEmpty ? [] : diagram.items))
    for (step, message) in zip(diagram.steps, diagram.messages) {
      #expect(step.filter { if case .message = $0 { true } else { false } } == [.message(message)])
    }
    #expect(diagram.steps.count == diagram.messages.count)
  }

  @Test func `a divider belongs to the message below it, a change to the one above`() {
    let trace = Trace(
      sketch: """
        - tap
        User > A : tap | user
        ! A.x 1 > 2
        - tick
        Timer > A : fire() | closure
        """)
    let diagram = Diagram(trace)
    #expect(diagram.steps.map(\.count) == [2, 2])
  }

  @Test func `a message that is pointed at has a sign before its number`() {
    let trace = Trace(
      sketch: """
        User > A : tap | user
         A > B : go() | call
        """)
    let diagram = Diagram(trace).pointing(at: trace.messages[1].n)
    #expect(
      diagram.ladder(.init(width: 50)).plain == """
         ┌ User
         │   ┌ A  View
         │   │   ┌ B  View
         ├──▶│   │   1 tap
         │   ├──▶│ ▸ 2   go()

        2 messages · 0 state changes · 3 participants
        """)
    #expect(
      diagram.ladder(.init(width: 50, charset: .ascii)).plain.contains("|   +-->| # 2   go()"))
    #expect(diagram.wide(.init(width: 50))?.plain.contains("▸2") == true)
    #expect(
      diagram.transcript.plain.contains("2. Inside 1, A calls go() on B. This is where you are."))
    #expect(diagram.mermaid == Diagram(trace).mermaid)
  }
}
