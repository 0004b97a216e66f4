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
  private let neighbours = Singletons()
  private var uuids = 0

  public init() {
    noteSingleton(uikit)
  }

  /// Kills the app: its objects are released and its timers cancelled. The disk stays.
  public func kill() {
    TraceRecorder.current?.beginProcess(
      survivors: [clock, person, uikit] + neighbours.participants)
    clock.cancelAll()
    uikit.terminate()
    process = Process()
  }

  /// An object outside the app, such as another device. The first access creates it; it lives as long as the
  /// device.
  public func neighbour<Object: Participant>(_ make: () -> Object) -> Object {
    neighbours.object {
      let object = quietly(make)
      TraceRecorder.current?.noteOutsider(object)
      return object
    }
  }

  /// Lets what waits go on. When nothing can, the server answers the oldest request. Returns whether anything was done.
  public func goOn() -> Bool {
    if !process.canGoOn {
      guard Network.shared.isWaiting else { return false }
      Network.shared.deliverNextAnswer()
    }
    uikit.runUntilIdle { $0() }
    return true
  }

  func nextUUID() -> UUID {
    uuids += 1
    return UUID(number: 1000 + uuids)
  }
}

/// Everything that lives from a launch of the app to its end.
final class Process {
  let notificationCenter = NotificationCenter()
  let singletons = Singletons()
  /// What waits in the main queue.
  private var blocks: [() -> Void] = []
  private var resumptions: [() -> Void] = []

  init() {
    noteSingleton(notificationCenter)
  }

  /// Does something in a turn of its own, when the present turn is over.
  func afterTurn(_ body: @escaping () -> Void) { resumptions.append(body) }

  /// Puts a block at the end of the main queue.
  func enqueue(_ block: @escaping () -> Void) { blocks.append(block) }

  /// Whether a function that has waited can go on, or a block waits, which may let one go on.
  var canGoOn: Bool { !resumptions.isEmpty || !blocks.isEmpty }

  /// The oldest function that can go on; without one, the oldest block that waits in the main queue.
  func nextBlock() -> (() -> Void)? {
    guard resumptions.isEmpty else { return resumptions.removeFirst() }
    return blocks.isEmpty ? nil : blocks.removeFirst()
  }
}

/// One object of each type. Making one may need another.
final class Singletons {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  var participants: [any Participant] { objects.values.compactMap { $0 as? any Participant } }

  /// The object of its type, made when there is none.
  func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = objects[key] as? Object { return object }
    let object = make()
    objects[key] = object
    noteSingleton(object)
    return object
  }

  func replace<Object: AnyObject>(with object: Object) {
    let key = ObjectIdentifier(Object.self)
    if let old = objects[key] { noteSingleton(old, isHeld: false) }
    objects[key] = object
    noteSingleton(object)
  }
}

/// Records that a static property holds an object, or no longer does.
private func noteSingleton(_ object: AnyObject, isHeld: Bool = true) {
  guard let participant = object as? any Participant else { return }
  noteReferences(of: participant, in: "shared", to: isHeld ? [object] : [])
}

/// Like a `static let shared`, but every launch of the app makes a new object. `@Traced` adds this to a
/// `static var shared`.
///
/// The first access creates the object. The record shows that only for a model: all others are there
/// beforehand, as if the system had created them.
@propertyWrapper
public struct PerLaunch<Object: AnyObject> {
  private let make: () -> Object

  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    make = wrappedValue
  }

  public var wrappedValue: Object {
    get { Device.current.process.singletons.object { isModel ? make() : quietly(make) } }
    nonmutating set { Device.current.process.singletons.replace(with: newValue) }
  }

  private var isModel: Bool {
    switch (Object.self as? any Participant.Type)?._lifelineRole {
    case .model, .viewStateModel: true
    default: false
    }
  }
}
