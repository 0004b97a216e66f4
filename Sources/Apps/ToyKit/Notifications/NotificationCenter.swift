/// An event, and the object that it is about.
public struct Notification: CustomStringConvertible {
  public nonisolated struct Name: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public var description: String { rawValue.debugDescription }
  }

  public let name: Name
  public let object: AnyObject?
  public let userInfo: [String: Any]

  public init(name: Name, object: AnyObject?, userInfo: [String: Any] = [:]) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  public var description: String { name.description }
}

/// Calls every observer of a name, in the order of registration, before `post` returns.
///
/// On Linux, the order of Foundation's own centre differs from run to run.
@Traced(.notificationCenter) public final class NotificationCenter {
  public static var `default`: NotificationCenter { Device.current.process.notificationCenter }

  @Untraced private var observations: [Observation] = [] {
    didSet {
      noteReferences(of: self, in: "observers", .weak, to: observations.map(\.observer))
    }
  }

  @Untraced private var tokens: [BlockObserver] = []

  public init() {}

  public var lifelineName: String? { "NC" }

  private struct Observation {
    weak var observer: AnyObject?
    let name: Notification.Name
    /// The object whose notifications are observed; `nil` for any object's.
    let object: ObjectIdentifier?
    /// The call in which the observer registered.
    let origin: TraceRecorder.Cause?
    let notify: (Notification) -> Void

    func isMeant(by notification: Notification) -> Bool {
      name == notification.name
        && (object == nil || object == notification.object.map { ObjectIdentifier($0) })
    }
  }

  /// Registers a method. The observer is held weakly, as Cocoa has done since iOS 9.
  @Untraced public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping (Observer) -> (Notification) -> Void,
    name: Notification.Name, object: AnyObject?
  ) {
    let origin = causeNow
    let register = {
      self.observe(observer, name, object, origin) { selector($0)($1) }
    }
    // What a view posts about itself does not go through the centre in the record. The registration does not, either.
    guard !(object is UIView) else { return register() }
    deliver(
      .subscribe, "addObserver(_:name:)", [_capture(observer), _capture(name)], to: self, register)
  }

  private func observe<Observer: AnyObject>(
    _ observer: Observer, _ name: Notification.Name, _ object: AnyObject?,
    _ origin: TraceRecorder.Cause?, _ notify: @escaping (Observer, Notification) -> Void
  ) {
    observations.append(
      Observation(
        observer: observer, name: name, object: object.map { ObjectIdentifier($0) }, origin: origin
      ) { [weak observer] in if let observer { notify(observer, $0) } })
  }

  /// Registers an observer of one object, and calls it at once with `initial`, as key-value observing does
  /// with the option of that name. The observer is held weakly.
  @Untraced public func addObserver<Observer: AnyObject>(
    _ observer: Observer, of poster: AnyObject, names: [Notification.Name],
    initial: @autoclosure () -> Notification,
    using block: @escaping (Observer, Notification) -> Void
  ) {
    let arguments = [_capture(observer), _capture(names.first)]
    let origin = causeNow
    deliver(.subscribe, "addObserver(_:name:)", arguments, to: poster) {
      for name in names { observe(observer, name, poster, origin, block) }
      let first = initial()
      deliver(.observer, to: observer, origin: origin) { block(observer, first) }
    }
  }

  /// Registers a block. The object that registers it owns it; the centre keeps it until ``removeObserver(_:)``.
  ///
  /// - Parameter queue: the toy calls the block at once, as UIKit does for `nil`.
  /// - Returns: the registration.
  @Untraced public func addObserver(
    forName name: Notification.Name, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> AnyObject {
    let block = owned("block", .observer, block)
    let token = BlockObserver(block)
    deliver(.subscribe, "addObserver(forName:object:queue:)", [_capture(name)], to: self) {
      tokens.append(token)
      observe(token, name, object, nil) { $0.block($1) }
    }
    return token
  }

  /// Forgets a block.
  @Untraced public func removeObserver(_ token: AnyObject) {
    deliver(.call, "removeObserver(_:)", to: self) {
      observations.removeAll { $0.observer === token }
      tokens.removeAll { $0 === token }
    }
  }

  @Untraced public func post(
    name: Notification.Name, object: AnyObject?, userInfo: [String: Any] = [:]
  ) {
    deliver(.post, "post(name:object:)", [_capture(name), _capture(object)], to: self) {
      notify(Notification(name: name, object: object, userInfo: userInfo))
    }
  }

  /// Posts the notification of a view about itself. In the record, it goes from the view to the observers
  /// directly.
  @Untraced func pass(_ name: Notification.Name, from view: UIView) {
    notify(Notification(name: name, object: view))
  }

  private func notify(_ notification: Notification) {
    observations.removeAll { $0.observer == nil }
    for observation in observations where observation.isMeant(by: notification) {
      guard let observer = observation.observer else { continue }
      deliver(.observer, to: observer, origin: observation.origin) {
        observation.notify(notification)
      }
    }
  }
}

/// A block that observes.
private final class BlockObserver {
  let block: (Notification) -> Void

  init(_ block: @escaping (Notification) -> Void) {
    self.block = block
  }
}

/// Where a block of an observer runs. The toy has only the caller's place, which is `nil`.
public enum OperationQueue {}
