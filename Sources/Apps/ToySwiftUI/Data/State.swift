/// A value that belongs to a node, and stays when the view value is made again.
///
/// The initial value is evaluated once, when the node is made. SwiftUI up to Xcode 26 evaluates it for every view value;
/// what is given to `State(initialValue:)` it always does.
@propertyWrapper public struct State<Value>: NodeProperty {
  private let slot: StateSlot<Value>

  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    slot = StateSlot(wrappedValue)
  }

  public init(initialValue: @autoclosure @escaping () -> Value) {
    slot = StateSlot(initialValue)
  }

  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.storage?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { slot.binding }

  var isKept: Bool { true }

  func connect(to node: Node, as name: String) {
    slot.storage = node.state(name) { StateStorage(slot.initial(), of: node, name) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Connects the view values of a node with the storage in the node.
private final class StateSlot<Value> {
  let initial: () -> Value
  var storage: StateStorage<Value>?

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  var value: Value { storage?.value ?? initial() }

  var binding: Binding<Value> { storage?.binding ?? .constant(initial()) }
}

/// What a node keeps for `@State`.
final class StateStorage<Value>: StoredState {
  private weak var node: Node?
  private let name: String
  private(set) var stored: Value
  private let registrar = ObservationRegistrar()

  init(_ value: Value, of node: Node, _ name: String) {
    stored = value
    self.node = node
    self.name = name
  }

  var value: Value {
    Tracking.note(read)
    registrar.access(self, keyPath: \.value)
    return stored
  }

  var property: StoredProperty {
    StoredProperty(name, .strong, _capture(stored), isInitial: true)
  }

  /// Making a binding reads nothing. A view that shows the value through it reads it then.
  var binding: Binding<Value> {
    Binding(of: node, name) {
      self.value
    } set: {
      self.set($0)
    }
  }

  /// An equal value tells nobody.
  func set(_ new: Value) {
    guard !areEqual(stored, new) else { return stored = new }
    Kit.shared.noteWrite(name, read, at: Kit.shared) {
      registrar.willSet(self, keyPath: \.value)
    }
    if let node { _wrote(node, name, _capture(stored), _capture(new)) }
    stored = new
    registrar.didSet(self, keyPath: \.value)
  }

  private var read: Node.Read { Node.Read(self, \StateStorage.value) }
}

extension StateStorage: nonisolated Observable {}
