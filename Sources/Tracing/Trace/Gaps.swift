extension Trace {
  /// What a trace does not have of its run.
  ///
  /// Depths are those of the whole run. So a message that is deeper than its parent makes it shows how many calls the
  /// part leaves out.
  public struct Gaps: Equatable, Sendable {
    /// The selected part of the run, in the words of the command `diagram`; `nil` for the whole run.
    public let part: String?
    /// The action in the middle of which the records end; `nil` when all its calls have returned, or when the trace
    /// does not say how calls end.
    public let openAction: String?
    private var missing: [Int: Int] = [:]
    private var inIncompleteCalls: Set<Int> = []

    fileprivate init(_ trace: Trace) {
      part = trace.header.part
      openAction = trace.openAction
      guard part != nil else { return }
      var depths: [Int: Int] = [:]
      for (n, message) in trace.messages {
        depths[n] = message.depth
        let expected = message.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
        if message.depth > expected { missing[n] = message.depth - expected }
        if missing[n] != nil || message.parent.map(inIncompleteCalls.contains) == true {
          inIncompleteCalls.insert(n)
        }
      }
    }

    /// How many calls between a message and its parent are missing; of a message without a parent, how many calls
    /// around it.
    public func callsMissing(above message: Int) -> Int { missing[message] ?? 0 }

    /// Whether any of the calls around a message is missing.
    public func lacksCall(around message: Int) -> Bool { inIncompleteCalls.contains(message) }
  }

  public var gaps: Gaps { Gaps(self) }

  /// The action in the middle of which the records end. An action that is over shows the screen.
  private var openAction: String? {
    var action: String?
    var calls: [Int] = []
    var tellsReturns = false
    for record in records {
      switch record.event {
      case .turn(let turn): (action, calls) = (turn.action, [])
      case .screen: calls = []
      case .message(let message):
        while let call = calls.last, call != message.parent { calls.removeLast() }
        calls.append(record.n)
      case .return(let result):
        tellsReturns = true
        while let call = calls.popLast(), call != result.message {}
      case .participant, .reference, .state, .release: break
      }
    }
    return tellsReturns && !calls.isEmpty ? action : nil
  }
}
