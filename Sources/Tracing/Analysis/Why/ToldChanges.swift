import Trace

/// What changed in a part of a run, and who heard of it.
public struct ToldChanges: Equatable, Sendable {
  /// The most telling kind of data of which some changed: the model if it changed, else a store of view state, else any
  /// object; `nil` for none.
  public let kind: DataKind?
  /// The changes of this kind.
  public let changes: [Int]
  /// The one of them that an answer tells: the first, or of what was announced together with it, the first on the way to
  /// the announcement.
  public let main: Int?
  /// Whose data that is.
  let owners: Set<String>
  /// The messages by which others heard of each of them.
  public let hearings: [Int: [Int]]
  /// All changes of data in the part, by their records.
  let all: [Int: Story.Change]
  /// By the message by which an object heard of changes, all that it heard of.
  let heard: [Int: [Int]]
  /// The messages that moved between screens.
  public let screenMoves: [Int]
  /// What changed in place of data that was there before.
  public let other: WhyNot.OtherChange?

  init(_ run: RunIndex, in part: RunPart, _ causes: CauseFinder) {
    // A change of screens has no record of its own, so the trace is cut.
    let stories = run.trace.upTo(part.end).stories
    let found = stories.flatMap(\.changes).filter { part.contains($0.record) }
    let told = DataKind.allCases.first { kind in found.contains { $0.kind == kind } }
    let telling = Set(found.filter { $0.kind == told }.map(\.record))
    let announced = stories.flatMap(\.announcements)
    let changed = run.changed.filter { part.contains($0.n) }
    kind = told
    changes = telling.sorted()
    let written = { (told: Story.Announcement) in told.written(among: telling, in: run) }
    main = telling.min().map { first in
      announced.first { $0.changes.contains(first) }
        .flatMap { written($0) ?? causes.changeOnTheWay(to: $0, of: telling) } ?? first
    }
    owners = Set(changed.filter { telling.contains($0.n) }.map(\.change.owner))
    hearings = telling.reduce(into: [:]) { hearings, change in
      // Who has read a property hears of nothing else that changed before.
      hearings[change] = announced.filter { $0.changes.contains(change) }
        .filter { told in written(told).map { $0 == change } ?? true }
        .flatMap(\.hearers).map(\.message)
        .filter { part.contains($0) && run.tells($0, of: change) }
    }
    all = Dictionary(found.map { ($0.record, $0) }) { first, _ in first }
    heard = announced.reduce(into: [:]) { heard, told in
      for hearer in told.hearers { heard[hearer.message, default: []] += told.changes }
    }
    // One message may take one screen away and bring another.
    screenMoves = Set(stories.flatMap(\.screens).compactMap(\.message).filter(part.contains))
      .sorted()
    other = telling.isEmpty ? run.otherChange(of: changed) : nil
  }
}

extension Story.Announcement {
  /// Which of some changes it tells as a write; `nil` when it is no write of these.
  fileprivate func written(among meant: Set<Int>, in run: RunIndex) -> Int? {
    guard manner == .marked, let write = messages.first.flatMap({ run.messages[$0] }) else {
      return nil
    }
    return changes.first { change in
      meant.contains(change) && run.changes[change]?.owner == write.from
        && run.changes[change]?.property == write.text
    }
  }
}

extension Trace {
  /// Its records up to one.
  func upTo(_ end: Int) -> Trace {
    Trace(header: header, records: records.filter { $0.n <= end })
  }
}

extension RunIndex {
  fileprivate func otherChange(
    of changed: [(n: Int, change: Trace.StateChange)]
  ) -> WhyNot.OtherChange? {
    let kinds = DataKinds(self)
    if changed.contains(where: { kinds.kind(of: $0.change) != nil }) { return .firstData }
    if let first = changed.first(where: { roles[$0.change.owner]?.isInApp == true }) {
      return .noData(first.n)
    }
    let isOfViews = !changed.isEmpty && changed.allSatisfy { roles[$0.change.owner] == .view }
    return isOfViews ? .view : nil
  }
}
