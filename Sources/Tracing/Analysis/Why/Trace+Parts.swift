import Trace

extension Trace {
  /// The changes of data during the last action that has some; of anything but views when none has.
  func changesOfData(since first: Int) -> [(n: Int, change: StateChange)] {
    let roles = roles
    let all = stateChanges.filter { $0.n >= first }
    let data = all.filter { roles[$0.change.owner]?.keepsData ?? false }
    let others = all.filter { _, change in
      roles[change.owner]?.canTell ?? false && roles[change.owner] != .viewImpl
        && !references.contains(change.path)
    }
    let chosen = data.isEmpty ? others : data
    guard let last = chosen.last else { return [] }
    let start = startOfAction(at: last.n, since: first)
    return chosen.filter { $0.n >= start }
  }

  /// The properties that hold other objects, as `owner.property`.
  private var references: Set<String> {
    Set(
      records.compactMap { record in
        guard case .reference(let reference) = record.event else { return nil }
        return "\(reference.from).\(reference.property)"
      })
  }

  /// The record number of the first turn of an action, which is not before `first`.
  func startOfAction(at n: Int, since first: Int) -> Int {
    var (action, start): (String?, Int) = (nil, first)
    for record in records where record.n <= n {
      guard case .turn(let turn) = record.event, turn.action != action else { continue }
      (action, start) = (turn.action, record.n)
    }
    return max(start, first)
  }

  /// The last property of another object that held an object strongly; `nil` when none did, ever.
  func lastStrongHold(of object: String) -> Ownership.Hold? {
    for record in records.reversed() {
      guard case .reference(let reference) = record.event, reference.to == object,
        reference.from != object, reference.strength == .strong
      else { continue }
      return .init(
        holder: reference.from, property: reference.property, held: object, strength: .strong)
    }
    return nil
  }

  /// The record with which an object ended; `nil` while it lives.
  func end(of object: String) -> Int? {
    records.last { record in
      switch record.event {
      case .release(let release): release.object == object
      case .turn(let turn): turn.killed.contains(object)
      default: false
      }
    }?.n
  }
}

extension Trace.StateChange {
  fileprivate var path: String { "\(owner).\(property)" }
}
