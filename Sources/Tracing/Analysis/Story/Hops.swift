import Trace

/// How many messages it takes from the action to the model, and from the model to a view.
public struct Hops: Equatable, Sendable {
  /// Counts the messages up to the first that changes the model, else a store, else a service; `nil` when none does.
  public let toModel: Int?
  /// What that message changes.
  public let reached: DataKind?
  /// Counts the messages from there to the first view that is written; `nil` when none is written then.
  public let toView: Int?
  /// The action in which that is, counted from 0.
  let action: Int?

  public init(_ trace: Trace) { self.init(trace, trace.stories) }

  /// - Parameter start: the first action that counts.
  init(_ trace: Trace, _ stories: [Story], from start: Int = 0) {
    let roles = trace.roles
    let owners = Dictionary(
      uniqueKeysWithValues: trace.stateChanges.map { ($0.n, $0.change.owner) })
    let first = stories.enumerated().dropFirst(start).lazy.compactMap { action, story in
      let reached = story.changes.filter { change in
        !change.way.isEmpty
          && (change.kind != .own || owners[change.record].flatMap { roles[$0] } == .service)
      }
      return DataKind.allCases.lazy.compactMap { kind in reached.first { $0.kind == kind } }.first
        .map { (action, story, $0) }
    }.first
    action = first?.0
    toModel = first?.2.way.count
    reached = first?.2.kind
    toView = first.flatMap { _, story, change in
      story.writings.lazy.compactMap { writing in
        guard let start = writing.way.firstIndex(of: change.way[change.way.count - 1]) else {
          return nil
        }
        return writing.way.count - 1 - start
      }.first
    }
  }

  private init() { (toModel, reached, toView, action) = (nil, nil, nil, nil) }

  /// The figures of several runs, all of one action: numbers of different actions cannot be compared.
  public static func inSameAction(_ runs: [ToldRun]) -> [Hops] {
    let first = runs.map { Hops($0.trace, $0.stories) }
    let start = first.compactMap(\.action).max() ?? 0
    let later = runs.map { Hops($0.trace, $0.stories, from: start) }
    return later.map { $0.action == start ? $0 : Hops() }
  }
}
