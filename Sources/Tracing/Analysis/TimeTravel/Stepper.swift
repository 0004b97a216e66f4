import Cells
import Trace

/// A position in a trace that moves from message to message. It is after a message and all records that
/// belong to it, before the next message.
///
/// It stops only at the messages that are shown. Other records belong to the stop before them.
public struct Stepper: Equatable, Sendable {
  public let trace: Trace
  /// The record numbers of the messages at which it stops, in order.
  public let stops: [Int]
  /// How many stops it has passed: 0 before the first, all of them at the end of the trace.
  public private(set) var position = 0
  /// The number of records before each position.
  private let cuts: [Int]

  /// - Parameter stops: record numbers of messages; other numbers are left out.
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

  /// The record number of the stop it is after; `nil` before the first.
  public var stop: Int? { position > 0 ? stops[position - 1] : nil }

  /// The record number of the next stop; `nil` at the end.
  public var next: Int? { position < stops.count ? stops[position] : nil }

  public var isAtEnd: Bool { next == nil }

  /// The trace up to this position.
  public var past: Trace {
    Trace(header: trace.header, records: Array(trace.records.prefix(pastCount)))
  }

  /// How many records the past has.
  public var pastCount: Int { cuts[position] }

  /// The records before the first stop, then the records of each stop.
  public var parts: [ArraySlice<Trace.Record>] { ranges.map { trace.records[$0] } }

  /// Where the parts are among the records.
  var ranges: [Range<Int>] { zip([0] + cuts, cuts).map { $0..<$1 } }

  /// Moves by a number of stops, backwards when it is negative, at most to the first or last position.
  /// `nil` when there is no stop in that direction.
  public func moved(by steps: Int) -> Stepper? {
    let room = steps < 0 ? position - 1 : stops.count - position
    guard room > 0, steps != 0 else { return nil }
    return at(position + min(max(steps, -room), room))
  }

  /// Moves after a message, or to the last stop before it.
  public func moved(to record: Int) -> Stepper {
    at(stops.indices.partitioningIndex { stops[$0] > record })
  }

  /// The position at the end of the trace.
  public var atEnd: Stepper { at(stops.count) }

  /// Another position: 0 before the first stop, at most the last stop.
  public func at(_ position: Int) -> Stepper {
    var other = self
    other.position = min(max(position, 0), stops.count)
    return other
  }
}

extension Trace {
  /// The index at which the records of a message begin: the turn that it opens, and the participants that
  /// are declared for it, come before the message itself.
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
