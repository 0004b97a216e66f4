/// A property of a view that is connected with the node at which the view is.
protocol NodeProperty {
  /// - Parameter name: the name of the property.
  func connect(to node: Node, as name: String)
  /// Whether the node keeps it. That comes first: an object is known when all that it keeps is there.
  var isKept: Bool { get }
  /// Whether a view with this property is equal to a view with the other one, as far as it is about this property.
  func isEqual(to other: Any) -> Bool
}

extension NodeProperty {
  /// What belongs to the node is the same in all its views.
  func isEqual(to other: Any) -> Bool { true }
  func connect(to node: Node, as name: String) {}
  var isKept: Bool { false }
}

/// What a node keeps for a `@State`.
protocol StoredState: AnyObject {
  var property: StoredProperty { get }
}

extension Node {
  /// Connects the wrapped properties of a view or an app with this node.
  func connect(_ value: Any) {
    let found = Mirror(reflecting: value).children.compactMap { child in
      (child.value as? any NodeProperty).map { ($0, child.label ?? "") }
    }
    for (property, label) in found.filter(\.0.isKept) + found.filter({ !$0.0.isKept }) {
      property.connect(to: self, as: label.plain)
    }
    for child in Mirror(reflecting: value).children {
      guard
        let object = (child.value as? any HoldingObject)?.object ?? child.value as? any Participant
      else { continue }
      noteReferences(of: self, in: (child.label ?? "").plain, to: [object])
    }
  }
}

/// A property that holds an object which the view was given.
protocol HoldingObject {
  var object: (any Participant)? { get }
}

extension String {
  /// The name of a wrapped property, without the sign of its wrapper.
  var plain: String { hasPrefix("_") ? String(dropFirst()) : self }
}
