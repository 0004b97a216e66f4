import Trace

extension WhyNot.Departure {
  /// How an object ended; `nil` while it lives.
  ///
  /// - Parameter end: the last record that counts.
  init?(of object: String, in trace: Trace, upTo end: Int, except seen: Set<String> = []) {
    guard let ending = trace.records.last(where: { $0.n <= end && $0.event.ends(object) }) else {
      return nil
    }
    let isKilled = if case .turn = ending.event { true } else { false }
    self.init(end: ending.n, isKilled: isKilled, holds: [])
    var ownership = Ownership()
    var last: (hold: Ownership.Hold, end: Trace.Record)?
    for record in trace.records where record.n <= end {
      let before = ownership.strongHold(of: object)
      ownership.apply(record.event)
      if let before, ownership.strongHold(of: object) == nil { last = (before, record) }
    }
    guard let last else { return }
    holds.append(.init(hold: last.hold, record: last.end.n))
    // The holder may have been released itself, before the object or after it.
    guard case .release = last.end.event, !seen.contains(last.hold.holder) else { return }
    let limit = min(trace.endOfTurn(last.end.n), end)
    let holder = Self(
      of: last.hold.holder, in: trace, upTo: limit, except: seen.union([object]))
    holds += holder?.holds ?? []
  }
}

extension Trace {
  /// The number of the last record of the turn to which a record belongs.
  fileprivate func endOfTurn(_ n: Int) -> Int {
    let next = records.first { record in
      if case .turn = record.event { record.n > n } else { false }
    }
    return next.map { $0.n - 1 } ?? .max
  }
}

extension Trace.Event {
  /// Whether an object is released, or ends with its process.
  fileprivate func ends(_ object: String) -> Bool {
    switch self {
    case .release(let release): release.object == object
    case .turn(let turn): turn.killed.contains(object)
    default: false
    }
  }
}

extension Ownership {
  /// The first property of another object that holds this one strongly.
  func strongHold(of object: String) -> Hold? {
    holders(of: object).first { $0.isStrong && $0.holder != object }
  }
}
