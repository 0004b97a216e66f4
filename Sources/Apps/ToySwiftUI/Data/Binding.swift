/// A way to read and write a value that belongs to another object: a node, or an observable.
///
/// The code that writes through it does not know whose value it is.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: NodeProperty {
  private let owner: Owner
  /// Empty for closures, which read and write no property of one name.
  private let name: String
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The body that has made it.
  private let origin = causeNow

  private struct Owner {
    weak var object: (any Participant)?
  }

  init(
    of owner: (any Participant)?, _ name: String, get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.owner = Owner(object: owner)
    self.name = name
    self.get = get
    self.set = set
  }

  /// The closures are those of the view whose body makes it: who writes through it writes to that view.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(of: Tracking.speaker, "", get: get, set: set)
  }

  /// For another kit on top of this one, which tells itself who is read and written.
  public static func unowned(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) -> Binding {
    Binding(of: nil, "", get: get, set: set)
  }

  public static func constant(_ value: Value) -> Binding {
    unowned(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      let text = name.isEmpty ? "binding" : name
      deliver(.binding, text, [_capture(newValue)], to: owner.object, origin: origin) {
        set(newValue)
      }
    }
  }

  public var projectedValue: Binding { self }

  /// A binding to a property of the observable that the value is: `$viewModel.name`.
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> where Value: AnyObject & Observable {
    Bindable(wrappedValue)[dynamicMember: path]
  }

  /// Two closures are never equal.
  func isEqual(to other: Any) -> Bool {
    guard let other = other as? Binding, let object = owner.object, !name.isEmpty else {
      return false
    }
    return object === other.owner.object && name == other.name
  }
}

/// Makes bindings to the properties of an observable.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject & Observable>:
  NodeProperty
{
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable { self }

  /// Making a binding reads nothing. A view that shows the value through it reads it then. A binding of SwiftUI keeps the
  /// value, so making it most likely reads the property.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    let object = wrappedValue
    let participant = object as? any Participant
    let name =
      participant.flatMap { type(of: $0)._propertyName(of: path) }
      ?? Tracking.name(ofReadBy: { _ = object[keyPath: path] })
    return Binding(of: participant, name ?? "") {
      object[keyPath: path]
    } set: {
      object[keyPath: path] = $0
    }
  }

  func isEqual(to other: Any) -> Bool { (other as? Bindable)?.wrappedValue === wrappedValue }
}

extension Bindable: HoldingObject {
  var object: (any Participant)? { wrappedValue as? any Participant }
}
