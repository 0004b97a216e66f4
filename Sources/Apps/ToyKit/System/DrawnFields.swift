// For kits on top of this one, whose drawings show values.

/// The fields of a value, as drawings show them.
public struct DrawnFields {
  private let fields: [(name: String, value: CapturedValue)]

  /// - Parameter capture: makes what is drawn of the value of a field.
  public init(of value: Any, capture: (Any) -> CapturedValue = { _capture($0) }) {
    fields = quietly {
      Mirror(reflecting: value).children.map { ($0.label ?? "_", capture($0.value)) }
    }
  }

  public var properties: [StoredProperty] {
    fields.map { StoredProperty($0.name, .strong, $0.value) }
  }

  /// Records the fields that have changed.
  ///
  /// - Parameter owner: the lifeline on which the changes are drawn.
  public func noteChanges(since old: DrawnFields, of owner: any Participant) {
    for (old, new) in zip(old.fields, fields) { _wrote(owner, new.name, old.value, new.value) }
  }
}
