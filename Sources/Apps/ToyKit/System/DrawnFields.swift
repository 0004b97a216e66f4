// For kits on top of this one, whose drawings show values.

/// The fields of a value, as drawings show them.
public struct DrawnFields {
  private let fields: [(name: String, value: CapturedValue)]

  public init(of value: Any) {
    self.init(of: value) { _capture($0) }
  }

  /// - Parameter capture: makes what is drawn of the value of a field.
  public init(of value: Any, capture: (Any) -> CapturedValue) {
    fields = quietly {
      Mirror(reflecting: value).children.map { ($0.label ?? "_", capture($0.value)) }
    }
  }

  public var properties: [StoredProperty] {
    fields.map { StoredProperty($0.name, .strong, $0.value) }
  }

  /// Tells what is otherwise than before.
  ///
  /// - Parameter owner: the lifeline on which the changes are drawn.
  public func noteChanges(since old: DrawnFields, of owner: any Participant) {
    for (old, new) in zip(old.fields, fields) { _wrote(owner, new.name, old.value, new.value) }
  }
}

/// A call as text, for drawings and tests: `rename("Hello", "Hi")`.
///
/// - Parameter function: its name, with or without labels.
public func callText(_ function: String, _ arguments: [Any]) -> String {
  let values = arguments.map { argument in
    if let text = argument as? String { text.debugDescription } else { "\(argument)" }
  }
  return function.prefix { $0 != "(" } + "(" + values.joined(separator: ", ") + ")"
}
