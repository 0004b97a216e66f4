import Trace

/// What changed in a part of a run, and who heard of it.
struct ToldChanges {
  /// The most telling kind of data of which some changed; `nil` for none.
  let kind: DataKind?
  /// The changes of this kind.
  let changes: [Int]
  /// The one of them that an answer tells.
  let main: Int?
  /// Whose data that is.
  let owners: Set<String>
  /// The messages by which others heard of each of them.
  let hearings: [Int: [Int]]
  /// All changes of data in the part, by their records.
  let all: [Int: Story.Change]
  /// By the message by which an object heard of changes, all that it heard of.
  let heard: [Int: [Int]]
  let screenMoves: [Int]
  /// What changed in place of data that was there before.
  let other: WhyNot.OtherChange?

  init(
    _ trace: Trace, since first: Int, upTo end: Int, _ traffic: Traffic,
    _ messages: [Int: Trace.Message], _ causes: CauseFinder
  ) {
    let isMeant = { (n: Int) in n >= first && n <= end }
    // A change of screens has no record of its own, so the trace is cut.
    let stories = trace.upTo(end).stories
    let found = stories.flatMap(\.changes).filter { isMeant($0.record) }
    let told = DataKind.allCases.first { kind in found.contains { $0.kind == kind } }
    let telling = Set(found.filter { $0.kind == told }.map(\.record))
    let announced = stories.flatMap(\.announcements)
    let changed = trace.stateChanges.filter { isMeant($0.n) }
    kind = told
    changes = telling.sorted()
    let properties = trace.changesByRecord
    let written = { (told: Story.Announcement) in
      told.written(among: telling, messages, properties)
    }
    main = telling.min().map { first in
      announced.first { $0.changes.contains(first) }
        .flatMap { written($0) ?? causes.changeOnTheWay(to: $0, of: telling) } ?? first
    }
    owners = Set(changed.filter { telling.contains($0.n) }.map(\.change.owner))
    let news = ChangeNews(trace, sent: traffic.sent, messages: messages, roles: trace.roles)
    hearings = telling.reduce(into: [:]) { hearings, change in
      // Who has read a property hears of nothing else that changed before.
      hearings[change] = announced.filter { $0.changes.contains(change) }
        .filter { told in written(told).map { $0 == change } ?? true }
        .flatMap(\.hearers).map(\.message)
        .filter { isMeant($0) && news.isToldOf(change, by: $0) }
    }
    all = Dictionary(found.map { ($0.record, $0) }) { first, _ in first }
    heard = announced.reduce(into: [:]) { heard, told in
      for hearer in told.hearers { heard[hearer.message, default: []] += told.changes }
    }
    // One message may take one screen away and bring another.
    screenMoves = Set(stories.flatMap(\.screens).compactMap(\.message).filter(isMeant)).sorted()
    other = telling.isEmpty ? trace.otherChange(of: changed.map(\.change)) : nil
  }
}

extension Story.Announcement {
  /// Which of some changes it tells as a write; `nil` when it is no write of these.
  fileprivate func written(
    among meant: Set<Int>, _ sent: [Int: Trace.Message], _ properties: [Int: Trace.StateChange]
  ) -> Int? {
    guard manner == .marked, let write = messages.first.flatMap({ sent[$0] }) else { return nil }
    return changes.first { change in
      meant.contains(change) && properties[change]?.owner == write.from
        && properties[change]?.property == write.text
    }
  }
}

extension Trace {
  /// Its records up to one.
  func upTo(_ end: Int) -> Trace {
    Trace(header: header, records: records.filter { $0.n <= end })
  }

  fileprivate func otherChange(of all: [StateChange]) -> WhyNot.OtherChange? {
    let (changes, kinds, roles) = (all.filter { !$0.isInitial }, DataKinds(self), roles)
    if changes.contains(where: { kinds.kind(of: $0) != nil }) { return .firstData }
    let isOfViews = !changes.isEmpty && changes.allSatisfy { roles[$0.owner] == .view }
    return isOfViews ? .view : nil
  }
}
