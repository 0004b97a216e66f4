import Trace

extension WhyNotSearch {
  /// The last change of data that led to one of some messages: what was announced on the way to it, or else what changed
  /// in the model on the way. Anything else that happened there may have led to other things.
  func change(leadingTo told: [Int]) -> Story.Change? {
    let finder = CauseFinder(trace)
    let steps = told.flatMap { finder.chain(to: $0)?.steps ?? [] }
    let way = Set(steps.map(\.message))
    let announced = announcements.filter { $0.hearers.contains { way.contains($0.message) } }
      .flatMap(\.changes).filter { $0 < told.max() ?? 0 }.compactMap { dataChanges[$0] }
    let changed = steps.flatMap(\.changes).compactMap { dataChanges[$0] }
    return (announced + changed.filter { $0.kind == .model }).max { $0.record < $1.record }
  }
}
