import Diagrams
import Localization
import Testing
import Trace

/// Repetitions drawn as one round.
@Suite struct LoopTests {
  private func rows(_ sketch: String) throws -> [String] {
    let filter = try DiagramFilter(["fold", "loops"])
    return Diagram(Trace(sketch: sketch), showing: .all).filtered(by: filter).items.map(\.sketch)
  }

  @Test func `rounds are alike but for numbers and values`() throws {
    #expect(
      try rows(
        """
        - tick
        Timer > Player : fire(1) | closure
         ! Player.time 0 > 1
         Player > PlayVC : update(1) | closure
        - tick
        Timer > Player : fire(2) | closure
         ! Player.time 1 > 2
         Player > PlayVC : update(2) | closure
        - tap
        User > PlayVC : tap | user
        """) == [
          "loop 2 times", "turn 1", "1 fire(1)", "Player.time = 1", "2 update(1)", "end", "turn 3",
          "5 tap",
        ])
  }

  @Test func `bodies that run for different reasons are no repetition`() throws {
    let filter = try DiagramFilter(["fold", "loops"])
    let bodies = Diagram(
      Trace(
        sketch: """
          Kit > Row : body | body
           Row > Store : name | read
          Kit > Row : body | body
           Row > Store : name | read
          """), showing: .all)
    func shown(_ occasion: Diagram.Message.Occasion) -> [Int] {
      let reasons: [Diagram.Message.Occasion?] = [.first, nil, occasion, nil]
      var diagram = bodies
      diagram.items = zip(bodies.items, reasons).map { item, reason in
        guard case .message(var message) = item else { return item }
        message.occasion = reason
        return .message(message)
      }
      return diagram.filtered(by: filter).messages.map(\.number)
    }
    #expect(shown(.first) == [1, 2])
    #expect(shown(.valueDiffers(in: [])) == [1, 2, 3, 4])
  }

  @Test func `how often is said in the language of the reader`() throws {
    let sketch = "A > B : read(1) | call\nA > B : read(2) | call\nA > B : read(3) | call"
    let found = try Language.$current.withValue(.chinese) { try rows(sketch) }
    #expect(found == ["loop 3 次", "1 read(1)", "end"])
  }

  @Test func `loops are in loops`() throws {
    #expect(
      try rows(
        """
        A > B : open | call
        A > B : read(1) | call
        A > B : read(2) | call
        A > B : read(3) | call
        A > B : open | call
        A > B : read(1) | call
        A > B : read(2) | call
        A > B : read(3) | call
        """) == ["loop 2 times", "1 open", "loop 3 times", "2 read(1)", "end", "end"])
  }

  @Test func `a round is whole calls, and the last one has nothing more in it`() throws {
    #expect(
      try rows(
        """
        A > B : start | call
         B > C : one | call
        A > B : go | call
         B > C : one | call
        A > B : go | call
         B > C : one | call
        A > B : go | call
         B > C : one | call
         B > C : two | call
        """) == [
          "1 start", "2 one", "loop 2 times", "3 go", "4 one", "end", "7 go", "8 one", "9 two",
        ])
  }

  @Test func `a frame is never longer than the rounds in it`() throws {
    #expect(try rows("A > B : go | call\nA > B : go | call") == ["1 go", "2 go"])
  }

  @Test func `another receiver, kind, depth or text is no repetition`() throws {
    #expect(
      try rows(
        """
        A > B : go | call
        A > C : go | call
        A > B : go | query
        A > B : stay | call
         B > B : go | call
        """
      ).count == 5)
  }
}

extension Diagram.Item {
  fileprivate var sketch: String {
    switch self {
    case .turn(let turn): "turn \(turn.number)"
    case .message(let message): "\(message.number) \(message.text)"
    case .change(let change): "\(change.owner).\(change.property) = \(change.new)"
    case .frame(let frame): "\(frame.kind.rawValue) \(frame.label)"
    case .end: "end"
    default: "other"
    }
  }
}
