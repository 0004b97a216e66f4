#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension NotificationCenter {
  /// Publishes the notifications of a name, as Foundation's centre does in Combine.
  ///
  /// - Parameter object: the object whose notifications are published; `nil` for any object's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher {
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?
  }
}

extension NotificationCenter.Publisher: Publisher {
  public typealias Output = Notification
  public typealias Failure = Never

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Notification, Downstream.Failure == Never {
    let pass = SubscriberUnderWay.current.passing(
      ValueOrigin(kind: .observer, name: nil), to: subscriber)
    // Only the subscriber holds it.
    let subscription = ValueSubscription(pass)
    deliver(.subscribe, "publisher(for:)", [_capture(name)], to: center) {
      quietly {
        center.addObserver(
          subscription, selector: ValueSubscription<Notification>.receive, name: name,
          object: object)
      }
    }
    subscriber.receive(subscription: subscription)
  }
}
