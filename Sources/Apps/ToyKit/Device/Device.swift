@_exported import Tracer

/// The simulated device: what stays when the app is killed and launched again.
public final class Device {
  public static var current = Device()

  /// Files by name. Values only.
  public var disk: [String: any Sendable] = [:]
  public var isOnline = true
  public let clock = Clock()
  public let person = Person()
  let uikit = UIKit()
  private(set) var process = Process()
  private var uuids = 0

  public init() {
    noteSingleton(uikit)
  }

  /// The app is killed: every object of the process goes away, what is on the disk stays.
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

/// What lives as long as one launch of the app.
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

/// A static property holds it, so that it lives without anybody's help.
private func noteSingleton(_ object: AnyObject, isHeld: Bool = true) {
  guard let participant = object as? any Participant else { return }
  noteReferences(of: participant, in: "shared", to: isHeld ? [object] : [])
}

/// A `static let shared` that a new launch of the app makes anew.
@propertyWrapper
public struct PerLaunch<Object: AnyObject> {
  public enum Making {
    /// Whoever asks first makes it, and is seen to.
    case lazily
    /// It is there before anybody asks, as the system's own are.
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
