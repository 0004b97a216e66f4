@_exported import Trace

/// An object with a lifeline. `@Traced` adds the conformance; nobody writes it by hand.
public protocol Participant: AnyObject {
  /// The object's identity in the record. Its life is the object's life.
  var _lifeline: Lifeline { get }
  /// The Swift type, as the trace shows it.
  static var _lifelineType: String { get }
  static var _lifelineRole: Role { get }
  /// The class that holds `_lifeline`.
  static var _lifelineRoot: String { get }
  /// The object's stored properties as they are now, for initial values and for ownership.
  var _storedProperties: [StoredProperty] { get }

  /// A name of the object's own, such as a model's fixture name. Asked when the object is whole.
  var lifelineName: String? { get }
  /// Whether the object is called by the property that holds it: widgets are (`nameField`).
  static var isNamedByHolder: Bool { get }
  /// Whether the object comes with its owner, as widgets come with their scene. Its making is then
  /// not a message.
  static var comesWithItsOwner: Bool { get }
}

extension Participant {
  public var lifelineName: String? { nil }
  public static var isNamedByHolder: Bool { false }
  public static var comesWithItsOwner: Bool { false }
}

/// A stored property, its value, and how it holds it.
public struct StoredProperty {
  public let name: String
  public let strength: Trace.Reference.Strength
  public let value: Captured
  /// Whether the class gives the property its first value: what that made was made by the object.
  public let isInitial: Bool
  /// Whether only the references in it count: it is no state.
  var isReference = false

  public init(
    _ name: String, _ strength: Trace.Reference.Strength = .strong, _ value: Captured,
    isInitial: Bool = false
  ) {
    self.name = name
    self.strength = strength
    self.value = value
    self.isInitial = isInitial
  }

  /// A property marked `@Reference`.
  public init(
    _ name: String, _ strength: Trace.Reference.Strength, holding objects: [AnyObject?]
  ) {
    let ids = TraceRecorder.current?.ids(of: objects) ?? []
    self.init(name, strength, .list(ids.map { .participant($0) }))
    isReference = true
  }
}

/// A property wrapper that records by itself what happens to its property: `@Published` does.
public protocol RecordedWrapper {
  /// The property's value as it is now. The wrapper learns by this what the property is called.
  func captured(as name: String) -> Captured
}
