import Trace

/// Which message of an action caused which.
///
/// A call inside of another one follows from that. But a driver may take one message while it handles another one: then
/// what it does follows from what has waited.
struct Causes {
  private var earlier: [Int: Int] = [:]

  init(_ run: RunIndex) {
    /// The messages of the present action.
    var present: Set<Int> = []
    for record in run.trace.records {
      switch record.event {
      case .turn: if run.beginsAction(record.n) { present = [] }
      case .message(let message):
        let waited = message.waited(sentBy: run.roles[message.from])
        let cause = waited ?? message.parent ?? message.earlierCall
        if let cause, present.contains(cause) { earlier[record.n] = cause }
        present.insert(record.n)
      default: break
      }
    }
  }

  /// The message that caused a message; `nil` for one that set something off in this action.
  subscript(message: Int) -> Int? { earlier[message] }

  /// The messages from the one that set it off to this one.
  func way(to message: Int?) -> [Int] {
    var way: [Int] = []
    var next = message
    while let n = next {
      way.append(n)
      next = self[n]
    }
    return way.reversed()
  }
}

extension Trace.Message {
  /// The call that had to wait until its receiver, a driver, had handled another one; `nil` when none had to.
  func waited(sentBy role: Role?) -> Int? { role == .driver ? cause : nil }
}

extension [Int: Trace.Message] {
  /// Whether a message is sent during another one. Calls around a message have smaller numbers.
  public func isInside(_ message: Int, of outer: Int) -> Bool {
    var call = self[message]?.parent
    while let present = call, present > outer { call = self[present]?.parent }
    return call == outer
  }
}
