import Trace

/// How many messages it takes from the action to the model, and from the model to a view.
public struct Hops: Equatable, Sendable {
  /// Counts the messages up to the first that changes the model; `nil` when none does.
  public let toModel: Int?
  /// Counts the messages from there to the first view that is written; `nil` when none is written then.
  public let toView: Int?

  public init(_ trace: Trace) {
    let roles = trace.roles
    var paths: [Int: (length: Int, sinceChange: Int?)] = [:]
    var (toModel, toView): (Int?, Int?)
    for (n, message) in trace.messages {
      let phase = Phase(message.kind, from: roles[message.from], to: roles[message.to])
      let caller = (message.parent ?? message.cause).flatMap { paths[$0] }
      let length = (caller?.length ?? 0) + 1
      let since = caller?.sinceChange.map { $0 + 1 } ?? (phase == .change ? 0 : nil)
      paths[n] = (length, since)
      if phase == .change, toModel == nil { toModel = length }
      if phase == .writing, toView == nil { toView = since }
    }
    (self.toModel, self.toView) = (toModel, toView)
  }
}
