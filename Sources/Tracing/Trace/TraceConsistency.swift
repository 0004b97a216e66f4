/// Holds each record of a trace from a file against those before it: numbers that do not grow, names that repeat, calls
/// that cannot be around it, a depth that its parents contradict, and the number of another turn.
///
/// It keeps the calls that may still be open and the names, not the records.
struct TraceConsistency {
  /// Of a part of a run, the calls between a message and its parent may be missing.
  private let isPart: Bool
  /// Numbers follow each other, as a rule, and then take no room.
  private var numbers = RangeSet<Int>()
  private var last: Int?
  /// The number of the last turn; `nil` before the first, when messages and screens may have any number.
  private var turn: Int?
  private var names: Set<String> = []
  /// The depths of the calls that the next record may belong to.
  private var openCalls = OpenCalls<Int>()

  init(_ header: Trace.Header) {
    isPart = header.part != nil
  }

  /// Adds a record.
  ///
  /// - Returns: what is wrong with it; `nil` when it agrees with the records before it.
  mutating func check(_ record: Trace.Record) -> TraceFileProblem.Reason? {
    if let last, record.n <= last { return .notGreater(field: "n", record.n, than: last) }
    last = record.n
    numbers.insert(contentsOf: record.n..<(record.n + 1))
    switch record.event {
    case .participant(let participant):
      return names.insert(participant.name).inserted ? nil : .repeatedName(participant.name)
    case .turn(let new): return begin(new.number)
    case .message(let message):
      if let problem = problem(turn: message.turn) { return problem }
      return open(message, record.n)
    case .screen(let screen): return problem(turn: screen.turn)
    case .state(let change): return change.parent.flatMap { problem(field: "parent", call: $0) }
    case .return(let result): return close(result.message)
    case .reference, .release: return nil
    }
  }

  private mutating func begin(_ number: Int) -> TraceFileProblem.Reason? {
    if let turn, number <= turn { return .notGreater(field: "turn", number, than: turn) }
    turn = number
    return nil
  }

  private func problem(turn number: Int) -> TraceFileProblem.Reason? {
    guard let turn, number != turn else { return nil }
    return .wrongTurn(found: number, expected: turn)
  }

  private mutating func open(
    _ message: Trace.Message, _ number: Int
  ) -> TraceFileProblem.Reason? {
    if let parent = message.parent, let problem = problem(field: "parent", call: parent) {
      return problem
    }
    for (field, earlier) in [("cause", message.cause), ("origin", message.origin)] {
      guard let earlier, !numbers.contains(earlier) || earlier == number else { continue }
      return .unknownRecord(field: field, number: earlier)
    }
    openCalls.goBack(to: message.parent)
    let depth = openCalls.innermost.map { $0 + 1 } ?? 0
    guard message.depth == depth || isPart && message.depth > depth else {
      return .wrongDepth(found: message.depth, expected: depth)
    }
    openCalls.begin(number, message.depth)
    return nil
  }

  private mutating func close(_ call: Int) -> TraceFileProblem.Reason? {
    if let problem = problem(field: "message", call: call) { return problem }
    openCalls.end(call)
    return nil
  }

  private func problem(field: String, call: Int) -> TraceFileProblem.Reason? {
    if openCalls.contains(call) { return nil }
    return call != last && numbers.contains(call)
      ? .notAnOpenCall(field: field, number: call) : .unknownRecord(field: field, number: call)
  }
}
