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
  /// The last change of data that led to one of some messages: what was announced on the way to it, or else what changed
  /// in the model on the way. Anything else that happened there may have led to other things. Where the way has the write
  /// of a property, it is the change of that property. What else changed in the same call may have led to it as well.
  func changes(leadingTo told: [Int]) -> [Story.Change] {
    let steps = told.flatMap { causes.chain(to: $0)?.calls ?? [] }
    let way = Set(steps.map(\.message))
    let lastTold = told.max() ?? 0
    let announced = news.announcements.filter { $0.hearers.contains { way.contains($0.message) } }
      .flatMap(\.changes).filter { $0 < lastTold }.compactMap { news.all[$0] }
    let changed = steps.flatMap(\.changes).compactMap { news.all[$0] }
    let all = announced + changed.filter { $0.kind == .model }
    let written = Set(way.compactMap { messages[$0] }.filter { $0.kind == .write }.map(\.text))
    let properties = trace.changesByRecord
    let named = all.filter { change in
      properties[change.record].map { written.contains($0.property) } ?? false
    }
    let meant = named.isEmpty ? all : named
    guard let last = meant.max(by: { $0.record < $1.record }) else { return [] }
    guard let call = properties[last.record]?.parent else { return [last] }
    let together = meant.filter { $0.kind == last.kind && properties[$0.record]?.parent == call }
    return Set(together.map(\.record)).sorted().compactMap { news.all[$0] }
  }
}
