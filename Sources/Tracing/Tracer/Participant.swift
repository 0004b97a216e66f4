// `@Traced(.controller)` names a role, and its expansion names kinds: files with traced classes need both.
@_exported import Trace

/// An object with a lifeline. `@Traced` adds the conformance; do not write it by hand.
public protocol Participant: AnyObject {
  /// The object's identity in the recorder. It lives as long as the object.
  var _lifeline: Lifeline { get }
  /// The name of the Swift type in the trace.
  static var _lifelineType: String { get }
  static var _lifelineRole: Role { get }
  /// The class that holds `_lifeline`.
  static var _lifelineRoot: String { get }
  /// The object's stored properties with their current values.
  var _storedProperties: [StoredProperty] { get }

  /// The object's own name, such as a model's name in the fixture; `nil` to name it by its type. Read once,
  /// when the object is completely initialized.
  var lifelineName: String? { get }
  /// Whether the object belongs to its owner, as widgets belong to their scene. It is then named after the
  /// property that holds it (`nameField`), and its creation is no message.
  static var comesWithItsOwner: Bool { get }
  /// Whether the object only contains scenes, as a split view controller does. Its own widgets have no name.
  static var isContainer: Bool { get }
  /// The name of a property that is observed; `nil` for any other property.
  static func _propertyName(of path: AnyKeyPath) -> String?
  /// The subclass of objects that are recorded; `nil` when it is the class itself.
  static var _recordedClass: AnyClass? { get }
}

extension Participant {
  public var lifelineName: String? { nil }
  public static var comesWithItsOwner: Bool { false }
  public static var isContainer: Bool { false }
  public static func _propertyName(of path: AnyKeyPath) -> String? { nil }
  public static var _recordedClass: AnyClass? { nil }
}

/// A stored property with its value.
public struct StoredProperty {
  public let name: String
  public let strength: Trace.Reference.Strength
  public let value: CapturedValue
  /// Whether the property has an initial value in its declaration. The object is the creator of what is in
  /// it.
  public let isInitial: Bool
  /// Whether only its references are recorded, not its value.
  var isReference = false

  public init(
    _ name: String, _ strength: Trace.Reference.Strength = .strong, _ value: CapturedValue,
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

/// A property wrapper that records the reads and writes of its property itself, as `@Published` does.
public protocol RecordedWrapper {
  /// The current value. The wrapper keeps the property's name for its own records.
  func captured(as name: String) -> CapturedValue
}

/// The identity of a traced object. Its initializer records the creation, its deinitializer the release.
public nonisolated final class Lifeline {
  /// Counts the objects of a recorder from 1; 0 for an object that was made while nothing was recorded.
  public internal(set) var id = 0
  let recorder: TraceRecorder?

  /// - Parameter root: the name of the class that holds this lifeline.
  public init(root: String) {
    recorder = MainActor.assumeIsolated { TraceRecorder.current }
    guard let recorder else { return }
    id = MainActor.assumeIsolated { recorder.born(root: root) }
  }

  deinit {
    guard let recorder, id != 0 else { return }
    let id = id
    MainActor.assumeIsolated { recorder.released(id) }
  }
}
