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
    let subscription = NotificationSubscription(subscriber)
    deliver(.subscribe, "publisher(for:)", [_capture(name)], to: center) {
      quietly {
        center.addObserver(
          subscription, selector: NotificationSubscription.notify, name: name, object: object)
      }
    }
    subscriber.receive(subscription: subscription)
  }
}

/// Sends notifications to a subscriber, as many as it demands. Only the subscriber holds it.
private final class NotificationSubscription {
  private var pass: ((Notification) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none

  init<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Notification {
    pass = SubscriberUnderWay.current.passing(
      ValueOrigin(kind: .observer, name: nil), to: downstream)
  }

  func notify(_ notification: Notification) {
    guard demand > 0, let pass else { return }
    demand -= 1
    demand += pass(notification)
  }
}

extension NotificationSubscription: Subscription {
  func request(_ more: Subscribers.Demand) { demand += more }
  func cancel() { pass = nil }
}
