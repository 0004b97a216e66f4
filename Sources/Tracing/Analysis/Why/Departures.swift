import Cells
import Trace

/// How the objects of a run ended, and what held each of them until then. The run is read once, for all of them.
struct Departures: Sendable {
  private struct Loss {
    let hold: Ownership.Hold
    let record: Int
    let isByRelease: Bool
  }

  /// By its name, each time that an object lost its last strong hold.
  private var losses: [String: [Loss]] = [:]
  private var endings: [String: [(record: Int, isKilled: Bool)]] = [:]
  /// The records that begin turns.
  private var turns: [Int] = []

  init(_ trace: Trace) {
    var ownership = Ownership()
    for record in trace.records {
      note(record)
      let held = Set(ownership.strongHolds(endingWith: record.event).map(\.held))
        .compactMap { ownership.strongHold(of: $0) }
      ownership.apply(record.event)
      for hold in held where ownership.strongHold(of: hold.held) == nil {
        let isByRelease = if case .release = record.event { true } else { false }
        losses[hold.held, default: []].append(
          Loss(hold: hold, record: record.n, isByRelease: isByRelease))
      }
    }
  }

  private mutating func note(_ record: Trace.Record) {
    switch record.event {
    case .release(let release):
      endings[release.object, default: []].append((record.n, false))
    case .turn(let turn):
      turns.append(record.n)
      for object in turn.killed { endings[object, default: []].append((record.n, true)) }
    default: break
    }
  }

  /// How an object ended; `nil` while it lives.
  ///
  /// - Parameter end: the last record that counts.
  func departure(of object: String, upTo end: Int = .max) -> WhyNot.Departure? {
    guard let ending = ending(of: object, upTo: end) else { return nil }
    var departure = WhyNot.Departure(end: ending.record, isKilled: ending.isKilled, holds: [])
    var (name, limit, seen) = (object, end, Set<String>())
    while let loss = losses[name]?.last(where: { $0.record <= limit }) {
      departure.holds.append(.init(hold: loss.hold, record: loss.record))
      let holder = loss.hold.holder
      // The holder may have been released itself, before the object or after it.
      limit = min(endOfTurn(loss.record), limit)
      guard loss.isByRelease, !seen.contains(holder), self.ending(of: holder, upTo: limit) != nil
      else { break }
      seen.insert(name)
      name = holder
    }
    return departure
  }

  private func ending(of object: String, upTo end: Int) -> (record: Int, isKilled: Bool)? {
    endings[object]?.last { $0.record <= end }
  }

  /// The number of the last record of the turn to which a record belongs.
  private func endOfTurn(_ n: Int) -> Int {
    let next = turns.indices.partitioningIndex { turns[$0] > n }
    return next < turns.endIndex ? turns[next] - 1 : .max
  }
}
