import Trace

extension CauseFinder {
  /// The first of some changes that an announcement tells, and that happened in a call which led to it. What a call before it
  /// had changed is told with it, but did not lead to it.
  func changeOnTheWay(to announcement: Story.Announcement, of meant: Set<Int>) -> Int? {
    let steps = announcement.messages.first.flatMap { chain(to: $0)?.calls } ?? []
    return steps.flatMap(\.changes)
      .filter { meant.contains($0) && announcement.changes.contains($0) }.min()
  }
}

extension WhyNotSearch {
  /// The last changes of data that led to each of some messages.
  func changes(leadingTo told: [Int]) -> [Story.Change] {
    Set(told.flatMap(lastChanges).map(\.record)).sorted().compactMap { news.all[$0] }
  }

  /// The last change of data that led to a message: what was announced on the way to it, or else what changed in the model
  /// on the way. Anything else that happened there may have led to other things. Where the way has the write of a property,
  /// it is the change of that property. What else changed in the same call may have led to it as well. In the place of a
  /// copy, there is the change of the model.
  private func lastChanges(leadingTo told: Int) -> [Story.Change] {
    let steps = causes.chain(to: told)?.calls ?? []
    let way = Set(steps.map(\.message))
    let announced = way.flatMap { news.heard[$0] ?? [] }.filter { $0 < told }.sorted()
      .compactMap { news.all[$0] }
    let changed = steps.flatMap(\.changes).compactMap { news.all[$0] }
    let all = announced + changed.filter { $0.kind == .model }
    let written = Set(way.compactMap { run.messages[$0] }.filter { $0.kind == .write }.map(\.text))
    let named = all.filter { change in
      run.changes[change.record].map { written.contains($0.property) } ?? false
    }
    let meant = named.isEmpty ? all : named
    guard let last = meant.max(by: { $0.record < $1.record }) else { return [] }
    guard let call = run.changes[last.record]?.parent else { return [last] }
    let together = meant.filter { $0.kind == last.kind && run.changes[$0.record]?.parent == call }
    return withOriginals(together, of: all)
  }

  /// A state may keep a copy of the model, under the same name. The model comes first.
  private func withOriginals(
    _ changes: [Story.Change], of earlier: [Story.Change]
  ) -> [Story.Change] {
    let original = { (change: Story.Change) -> Int? in
      guard change.kind == .viewState, let copy = run.changes[change.record] else { return nil }
      return earlier.map(\.record).last { record in
        record < change.record && news.all[record]?.kind == .model
          && run.changes[record]?.isSame(as: copy) == true
      }
    }
    let originals = Set(changes.compactMap(original)).sorted().compactMap { news.all[$0] }
    return originals + changes.filter { original($0) == nil }
  }
}

extension Trace.StateChange {
  /// Whether a property of the same name gets the same value.
  fileprivate func isSame(as other: Self) -> Bool {
    property == other.property && new == other.new
  }
}
