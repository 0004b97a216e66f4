import Trace

/// Somebody's place in a trace: behind one of its messages and all that came of it, before the next.
///
/// One stops only at the messages that are shown. What is not shown belongs to the one before it.
public struct Stepper: Equatable, Sendable {
  public let trace: Trace
  /// The records of the messages at which one stops, in order.
  public let stops: [Int]
  /// How many of them have been passed: 0 before the first, all of them at the end of the trace.
  public private(set) var position = 0
  /// How many records have happened by each position.
  private let cuts: [Int]

  /// - Parameter stops: records of messages; others are left out.
  public init(_ trace: Trace, stops: [Int]) {
    let wanted = Set(stops)
    let places = trace.records.indices.filter { index in
      guard case .message = trace.records[index].event else { return false }
      return wanted.contains(trace.records[index].n)
    }
    self.trace = trace
    self.stops = places.map { trace.records[$0].n }
    cuts = places.map(trace.opening) + [trace.records.count]
  }

  /// The message that one stands behind; `nil` before the first.
  public var stop: Int? { position > 0 ? stops[position - 1] : nil }

  /// The message that comes next; `nil` at the end.
  public var next: Int? { position < stops.count ? stops[position] : nil }

  public var isAtEnd: Bool { next == nil }

  /// The trace as far as it has come: a trace like any other.
  public var past: Trace {
    Trace(header: trace.header, records: Array(trace.records.prefix(cuts[position])))
  }

  /// The records before the first stop, and then those of each stop.
  public var parts: [ArraySlice<Trace.Record>] {
    zip([0] + cuts, cuts).map { trace.records[$0..<$1] }
  }

  /// As far as there are stops that way; `nil` when there is none.
  public func moved(by steps: Int) -> Stepper? {
    let room = steps < 0 ? position - 1 : stops.count - position
    guard room > 0, steps != 0 else { return nil }
    return at(position + min(max(steps, -room), room))
  }

  /// Behind a message, or rather behind the last stop that is not beyond it.
  public func moved(to record: Int) -> Stepper { at(stops.count { $0 <= record }) }

  public var atEnd: Stepper { at(stops.count) }

  private func at(_ position: Int) -> Stepper {
    var other = self
    other.position = min(position, stops.count)
    return other
  }
}

extension Trace {
  /// Where a message's own part begins: with the turn that it opens, and with whoever is named for the
  /// first time because of it.
  fileprivate func opening(of index: Int) -> Int {
    guard case .message(let message) = records[index].event else { return index }
    var opening = index
    for place in records[..<index].indices.reversed() {
      switch records[place].event {
      case .turn: opening = place
      case .participant(let participant):
        guard [message.from, message.to].contains(participant.name) else { return opening }
        opening = place
      case .reference: break
      case .message, .state, .return, .release, .screen: return opening
      }
    }
    return opening
  }
}
