/// The simulated device: everything that survives when the app is killed and launched again.
public final class Device {
  /// The device on which the code runs now.
  public static var current = Device()

  /// Files by name. They hold values, no objects.
  public var disk: [String: any Sendable] = [:]
  /// Requests that are sent while it is `false` fail.
  public var isOnline = true
  public let clock = Clock()
  public let person = Person()
  let uikit = UIKit()
  private(set) var process = Process()
  private var uuids = 0

  public init() {
    noteSingleton(uikit)
  }

  /// Kills the app: its objects are released and its timers cancelled. The disk stays.
  public func kill() {
    TraceRecorder.current?.beginProcess(survivors: [clock, person, uikit])
    clock.cancelAll()
    uikit.terminate()
    process = Process()
  }

  func nextUUID() -> UUID {
    uuids += 1
    return UUID(number: 1000 + uuids)
  }
}

/// Everything that lives from a launch of the app to its end.
final class Process {
  let notificationCenter = NotificationCenter()
  private var singletons: [ObjectIdentifier: AnyObject] = [:]

  init() {
    noteSingleton(notificationCenter)
  }

  func singleton<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = singletons[key] as? Object { return object }
    let object = make()
    singletons[key] = object
    noteSingleton(object)
    return object
  }

  func replaceSingleton<Object: AnyObject>(with object: Object) {
    let key = ObjectIdentifier(Object.self)
    if let old = singletons[key] { noteSingleton(old, isHeld: false) }
    singletons[key] = object
    noteSingleton(object)
  }
}

/// Records that a static property holds an object, or no longer does.
private func noteSingleton(_ object: AnyObject, isHeld: Bool = true) {
  guard let participant = object as? any Participant else { return }
  noteReferences(of: participant, in: "shared", to: isHeld ? [object] : [])
}

/// Like a `static let shared`, but every launch of the app makes a new object.
@propertyWrapper
public struct PerLaunch<Object: AnyObject> {
  /// When the object is created, and whether the record shows it.
  public enum Making {
    /// The first access creates it. The record shows its creation.
    case lazily
    /// Its creation is not recorded, as if the system had created it before.
    case beforehand
  }

  private let make: () -> Object

  public init(
    wrappedValue: @autoclosure @escaping () -> Object, _ making: Making = .lazily
  ) {
    make = making == .lazily ? wrappedValue : { quietly { wrappedValue() } }
  }

  public var wrappedValue: Object {
    get { Device.current.process.singleton(make) }
    nonmutating set { Device.current.process.replaceSingleton(with: newValue) }
  }
}
