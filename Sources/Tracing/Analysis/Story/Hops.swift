import Trace

/// How many messages it takes from the action to the model, and from the model to a view.
public struct Hops: Equatable, Sendable {
  /// Counts the messages up to the first that changes the model, a store or a service; `nil` when none does.
  public let toModel: Int?
  /// What that message changes.
  public let reached: DataKind?
  /// Counts the messages from there to the first view that is written; `nil` when none is written then.
  public let toView: Int?

  public init(_ trace: Trace) { self.init(trace, trace.stories) }

  init(_ trace: Trace, _ stories: [Story]) {
    let roles = trace.roles
    let owners = Dictionary(
      uniqueKeysWithValues: trace.stateChanges.map { ($0.n, $0.change.owner) })
    let first = stories.lazy.compactMap { story in
      story.changes.first { change in
        !change.way.isEmpty
          && (change.kind != .own || owners[change.record].flatMap { roles[$0] } == .service)
      }.map { (story, $0) }
    }.first
    toModel = first?.1.way.count
    reached = first?.1.kind
    toView = first.flatMap { story, change in
      story.writings.lazy.compactMap { writing in
        guard let start = writing.way.firstIndex(of: change.way[change.way.count - 1]) else {
          return nil
        }
        return writing.way.count - 1 - start
      }.first
    }
  }
}
