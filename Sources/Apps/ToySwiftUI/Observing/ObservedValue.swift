/// A value of an object that views observe as a whole, for another kit on top of this one.
///
/// `@Observable` observes each property; here any change of the value marks all bodies that have read it.
public final class ObservedValue<Value: Equatable> {
  private unowned let owner: any Participant
  private let name: String
  /// The value, without being registered for it.
  public private(set) var current: Value
  private let registrar = ObservationRegistrar()

  /// - Parameter name: the name of the property of its owner.
  public init(_ value: Value, of owner: any Participant, named name: String) {
    current = value
    self.owner = owner
    self.name = name
  }

  /// The value. The body that is computed now is registered for the next change.
  public var value: Value {
    Tracking.read(name, of: owner, read) { registrar.access(self, keyPath: \.value) }
    return current
  }

  /// Takes another value. An equal one tells nobody.
  public func set(_ new: Value) {
    guard new != current else { return }
    deliver(.write, name, to: Registrars.shared) {
      Kit.shared.invalidate(from: Registrars.shared, name, read) {
        registrar.willSet(self, keyPath: \.value)
      }
    }
    current = new
    registrar.didSet(self, keyPath: \.value)
  }

  private var read: Node.Read { Node.Read(self, \ObservedValue.value) }
}

extension ObservedValue: nonisolated Observable {}
