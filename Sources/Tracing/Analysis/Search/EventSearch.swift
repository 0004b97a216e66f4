import Trace

/// Finds messages and changes of state among those at which a stepper stops.
public struct EventSearch {
  /// A message, or a change of state.
  public struct Event: Equatable, Sendable {
    /// Its record number.
    public let n: Int
    /// The position of the stepper just after it.
    public let position: Int
    fileprivate let index: Int
  }

  /// What can be found, in order. Initial values are no changes.
  public let events: [Event]
  private let trace: Trace
  private let context: EventContext

  /// - Parameters:
  ///   - shown: the record numbers of what can be found; `nil` for everything.
  ///   - breaches: the record numbers of messages that break the contract.
  public init(_ stepper: Stepper, showing shown: Set<Int>? = nil, breaches: Set<Int> = []) {
    trace = stepper.trace
    context = EventContext(trace, breaches: breaches)
    let records = trace.records
    var events: [Event] = []
    for (position, part) in stepper.ranges.enumerated().dropFirst() {
      for index in part where records[index].isFound && shown?.contains(records[index].n) ?? true {
        events.append(Event(n: records[index].n, position: position, index: index))
      }
    }
    self.events = events
  }

  /// The events that match, in order. After and before mean the first event that matches the bound; without one,
  /// nothing is found.
  public func events(matching query: EventQuery) -> [Event] {
    part(query.bound).filter { matches(query.pattern, $0) }
  }

  /// The event as the trace has it.
  public subscript(event: Event) -> Trace.Event { trace.records[event.index].event }

  private func part(_ bound: EventQuery.Bound?) -> ArraySlice<Event> {
    guard let bound else { return events[...] }
    guard let first = events.firstIndex(where: { matches(bound.pattern, $0) }) else { return [] }
    return bound.word == .after ? events[(first + 1)...] : events[..<first]
  }

  private func matches(_ pattern: EventPattern, _ event: Event) -> Bool {
    pattern.matches(trace.records[event.index], in: context)
  }
}

extension Trace.Record {
  fileprivate var isFound: Bool {
    switch event {
    case .message: true
    case .state(let change): !change.isInitial
    case .participant, .reference, .turn, .return, .release, .screen: false
    }
  }
}
