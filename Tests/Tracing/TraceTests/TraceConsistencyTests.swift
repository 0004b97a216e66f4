import Testing
import Trace

/// What a trace from a file says about calls has to agree with itself: programs that walk from a message to
/// its parent come to an end, and no number makes a drawing endless.
@Suite struct TraceConsistencyTests {
  private func problem(_ records: String..., part: String? = nil) -> String? {
    problem(records, part: part)
  }

  private func problem(_ records: [String], part: String? = nil) -> String? {
    let part = part.map { ",\"part\":\"\($0)\"" } ?? ""
    let header =
      "{\"lifeline\":1,\"app\":\"a\",\"pattern\":\"mvc\",\"setup\":[],\"actions\":[]\(part)}"
    do throws(TraceFileProblem) {
      _ = try Trace(lines: [header] + records)
      return nil
    } catch {
      return error.message
    }
  }

  private func call(
    _ n: Int, in parent: Int? = nil, depth: Int, cause: Int? = nil, origin: Int? = nil,
    turn: Int = 1
  ) -> String {
    let parent = parent.map(String.init) ?? "null"
    let cause = cause.map { ",\"cause\":\($0)" } ?? ""
    let origin = origin.map { ",\"origin\":\($0)" } ?? ""
    return """
      {"n":\(n),"event":"message","turn":\(turn),"depth":\(depth),"parent":\(parent)\(cause)\(origin),\
      "kind":"call","from":"A","to":"B","text":"f()"}
      """
  }

  private func turn(_ number: Int, n: Int) -> String {
    "{\"n\":\(n),\"event\":\"turn\",\"turn\":\(number),\"action\":\"tap\"}"
  }

  private func screen(_ turn: Int, n: Int) -> String {
    "{\"n\":\(n),\"event\":\"screen\",\"turn\":\(turn),\"text\":\"\"}"
  }

  private func end(_ call: Int, n: Int) -> String {
    "{\"n\":\(n),\"event\":\"return\",\"message\":\(call)}"
  }

  @Test func `calls within calls, and others after them`() {
    let records = [
      call(1, depth: 0), call(2, in: 1, depth: 1), call(3, in: 2, depth: 2), end(3, n: 4),
      end(2, n: 5), call(6, in: 1, depth: 1, cause: 3), end(1, n: 7), call(8, depth: 0),
    ]
    #expect(problem(records) == nil)
  }

  @Test func `each of the calls around it, however deep it is`() {
    let depths = 0..<20
    // The numbers 1, 3, 5 … are those of the calls.
    let calls = depths.map { call(2 * $0 + 1, in: $0 == 0 ? nil : 2 * $0 - 1, depth: $0) }
    func change(in parent: Int) -> String {
      """
      {"n":100,"event":"state","parent":\(parent),"owner":"A","property":"p","old":"1","new":"2"}
      """
    }
    #expect(depths.allSatisfy { problem(calls + [change(in: 2 * $0 + 1)]) == nil })
    #expect(depths.allSatisfy { problem(calls + [change(in: 2 * $0)]) != nil })
  }

  @Test(arguments: [1, 2, 7])
  func `a parent that is the message itself, comes later or is not there`(parent: Int) {
    #expect(
      problem(call(1, in: parent, depth: 1), call(2, depth: 0)) == """
        line 2: the field "parent" is \(parent), and no record before this one has that number. \
        Put it right, or write the trace again.
        """)
  }

  @Test func `two messages that are each other's parents`() {
    #expect(
      problem(call(1, in: 2, depth: 1), call(2, in: 1, depth: 1)) == """
        line 2: the field "parent" is 2, and no record before this one has that number. \
        Put it right, or write the trace again.
        """)
  }

  @Test func `a parent that has returned`() {
    #expect(
      problem(call(1, depth: 0), end(1, n: 2), call(3, in: 1, depth: 1)) == """
        line 4: the field "parent" is 1, and no call of that number is open here: it has ended before \
        this line, or record 1 is no message. Name a call that is open, or none: then the depth of a \
        message is 0, and its "cause" may be 1.
        """)
  }

  @Test func `a parent that is no message`() {
    #expect(
      problem(turn(1, n: 1), call(2, in: 1, depth: 1)) == """
        line 3: the field "parent" is 1, and no call of that number is open here: it has ended before \
        this line, or record 1 is no message. Name a call that is open, or none: then the depth of a \
        message is 0, and its "cause" may be 1.
        """)
  }

  @Test func `a call within one that has returned has ended, too`() {
    #expect(
      problem(call(1, depth: 0), call(2, in: 1, depth: 1), end(1, n: 3), end(2, n: 4)) == """
        line 5: the field "message" is 2, and no call of that number is open here: it has ended before \
        this line, or record 2 is no message. A call returns once: remove this line, or name a \
        call that is open.
        """)
  }

  @Test func `a call that returns twice`() {
    #expect(
      problem(call(1, depth: 0), end(1, n: 2), end(1, n: 3)) == """
        line 4: the field "message" is 1, and no call of that number is open here: it has ended before \
        this line, or record 1 is no message. A call returns once: remove this line, or name a \
        call that is open.
        """)
  }

  @Test func `a cause that comes later`() {
    #expect(
      problem(call(1, depth: 0, cause: 2), call(2, depth: 0)) == """
        line 2: the field "cause" is 2, and no record before this one has that number. \
        Put it right, or write the trace again.
        """)
  }

  @Test func `an origin that comes later`() {
    #expect(
      problem(call(1, depth: 0, origin: 1)) == """
        line 2: the field "origin" is 1, and no record before this one has that number. \
        Put it right, or write the trace again.
        """)
  }

  @Test func `a depth that the calls around it contradict`() {
    #expect(
      problem(call(1, depth: 0), call(2, in: 1, depth: 5)) == """
        line 3: the field "depth" is 5, and the calls around it make it 1. Write "depth":1.
        """)
  }

  @Test func `in a part of a run, calls between may be missing, but none can be added`() {
    #expect(problem(call(1, depth: 3), call(2, in: 1, depth: 5), part: "only Model") == nil)
    #expect(
      problem(call(1, depth: 3), call(2, in: 1, depth: 3), part: "only Model") == """
        line 3: the field "depth" is 3, and the calls around it make it 4. Write "depth":4.
        """)
  }

  @Test func `turns with greater numbers, and messages and screens with that of the last turn`() {
    let records = [
      call(1, depth: 0, turn: 0), screen(0, n: 2), turn(2, n: 3), call(4, depth: 0, turn: 2),
      screen(2, n: 5), screen(2, n: 6), turn(5, n: 7), turn(6, n: 8), call(9, depth: 0, turn: 6),
    ]
    #expect(problem(records) == nil)
  }

  @Test func `without turns, messages and screens may have any`() {
    let records = [
      call(1, depth: 0, turn: 3), screen(2, n: 2), call(3, depth: 0), screen(9, n: 4),
    ]
    #expect(problem(records) == nil)
  }

  @Test(arguments: [1, 2])
  func `a turn whose number is not greater than that before it`(number: Int) {
    #expect(
      problem(turn(2, n: 1), call(2, depth: 0, turn: 2), turn(number, n: 3)) == """
        line 4: the number "turn" is \(number), and the turn before this one has 2. \
        Give every turn a greater number than the one before it.
        """)
  }

  @Test(arguments: [1, 7])
  func `a message or a screen of another turn than the last`(number: Int) {
    let words = """
      line 4: the field "turn" is \(number), and the last turn before it has 2. Write "turn":2.
      """
    #expect(problem(turn(1, n: 1), turn(2, n: 2), call(3, depth: 0, turn: number)) == words)
    #expect(problem(turn(1, n: 1), turn(2, n: 2), screen(number, n: 3)) == words)
  }

  @Test(arguments: [-2, 1_000_001, Int.max, Int.min])
  func `a depth that is out of range`(depth: Int) {
    #expect(
      problem(call(1, depth: depth), part: "only Model") == """
        line 2: the field "depth" should be from 0 to 1000000, found \(depth). \
        Put it right, or write the trace again.
        """)
  }

  @Test(arguments: [0, -1, 9_007_199_254_740_992, Int.max])
  func `a number of a record that is out of range`(number: Int) {
    #expect(
      problem(call(number, depth: 0)) == """
        line 2: the field "n" should be from 1 to 9007199254740991, found \(number). \
        Put it right, or write the trace again.
        """)
  }
}
