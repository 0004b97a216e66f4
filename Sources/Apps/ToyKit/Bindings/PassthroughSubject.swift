#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Sends each value to the subscribers that it has at that moment, as in Combine. It keeps no value: a
/// later subscriber gets only later ones.
///
/// Subscribing is a message to the object that has the subject in a property, and a value that arrives is a
/// `binding`. Both are called by the property that publishes the subject: see `eraseToAnyPublisher(_:)`.
public final class PassthroughSubject<Output, Failure: Error> {
  private var subscriptions: [ValueSubscription<Output>] = []
  fileprivate weak var owner: AnyObject?

  public init() {}

  public func send(_ value: Output) {
    for subscription in subscriptions { subscription.receive(value) }
  }

  fileprivate func remove(_ subscription: ValueSubscription<Output>) {
    subscriptions.removeAll { $0 === subscription }
  }
}

extension PassthroughSubject where Output == Void {
  public func send() { send(()) }
}

extension PassthroughSubject: Publisher {
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let name = SubscriberUnderWay.current?.output ?? "subject"
    let pass = SubscriberUnderWay.current.passing(
      ValueOrigin(kind: .binding, name: name), to: subscriber)
    deliver(.subscribe, name, to: owner) {
      let subscription = ValueSubscription(pass, end: { [weak self] in self?.remove($0) })
      subscriptions.append(subscription)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension PassthroughSubject: @MainActor TracedPublisher where Failure == Never {}

/// A subject learns which object it belongs to when that object is introduced to the recorder.
public func _capture<Output, Failure>(
  _ subject: PassthroughSubject<Output, Failure>
) -> CapturedValue {
  subject.owner = TraceRecorder.current?.introducing
  return .text("PassthroughSubject")
}
