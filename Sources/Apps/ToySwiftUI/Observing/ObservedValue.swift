/// A value of an object that views observe, for another kit on top of this one. `@Observable` observes the properties of a
/// class; here any value can be observed, also a part of another one.
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
    Kit.shared.noteWrite(name, read, at: Registrars.shared) {
      registrar.willSet(self, keyPath: \.value)
    }
    current = new
    registrar.didSet(self, keyPath: \.value)
  }

  /// Whether a body is computed now, or the kit reads for its own views. Other reads observe nothing.
  public static var isBeingObserved: Bool { Tracking.isObserving }

  private var read: Node.Read { Node.Read(self, \ObservedValue.value) }
}

extension ObservedValue: nonisolated Observable {}
