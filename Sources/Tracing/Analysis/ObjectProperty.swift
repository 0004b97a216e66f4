import Trace

/// A property of an object, by the names of both.
struct ObjectProperty: Hashable {
  let owner, name: String
}

extension ObjectProperty {
  /// The one that changes.
  init(_ change: Trace.StateChange) { self.init(owner: change.owner, name: change.property) }
}
