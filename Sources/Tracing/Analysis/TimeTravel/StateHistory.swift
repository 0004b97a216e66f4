import Trace

/// The state of all objects at every position in a trace. States are kept at regular distances; the state at a position
/// is the last one kept before it, with the records between applied to it.
public struct StateHistory: Sendable {
  /// How many records lie between two kept states. Each has a list of all objects, so the more objects there are, the fewer
  /// states are kept.
  private let distance: Int
  private let trace: Trace
  private let kept: [TraceState]

  public init(_ trace: Trace) {
    self.trace = trace
    let distance = max(64, trace.participants.count)
    var state = TraceState()
    var kept = [state]
    for (index, record) in trace.records.enumerated() {
      state.apply(record)
      if (index + 1).isMultiple(of: distance) { kept.append(state) }
    }
    (self.distance, self.kept) = (distance, kept)
  }

  /// The state where a stepper is, which must step through the same trace.
  public func state(at place: Stepper) -> TraceState { state(after: place.pastCount) }

  /// The state after a number of records.
  func state(after count: Int) -> TraceState {
    let index = count / distance
    var state = kept[index]
    // By index, so that no record is copied.
    for place in (index * distance)..<count { state.apply(trace.records[place]) }
    return state
  }
}
