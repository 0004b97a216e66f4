#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The value of a published property, and its subscribers.
final class PublishedSubject<Value> {
  private(set) var value: Value
  private var subscriptions: [ValueSubscription<Value>] = []
  /// Counts the values, so that no subscriber gets an old value after a new one.
  private var age = 0
  /// The property's name. It is known when the owner has been introduced to the recorder.
  private var name = ""

  init(_ value: Value) {
    self.value = value
  }

  func captured(as name: String) -> CapturedValue {
    self.name = name
    return _capture(value)
  }

  // MARK: Access

  func read(from owner: AnyObject) -> Value {
    let call = beginAccess(owner, .query)
    defer { _end(call, asks: true) }
    return _returning(call, value)
  }

  func write(_ newValue: Value, to owner: AnyObject) {
    let call = beginAccess(owner, .set, [_capture(newValue)])
    defer { _end(call) }
    if let owner = participant(owner) {
      _wrote(owner, name, _capture(value), _capture(newValue))
    }
    send(newValue)
  }

  func subscribe<Downstream: Subscriber>(_ downstream: Downstream, to owner: AnyObject?)
  where Downstream.Input == Value, Downstream.Failure == Never {
    let participant = owner.flatMap(participant)
    let pass = SubscriberUnderWay.current.passing(
      ValueOrigin(kind: .binding, name: name), to: downstream)
    let subscribed = SubscriberUnderWay.current?.output ?? "$" + name
    let call = participant.flatMap {
      beginElsewhere($0, subscribed, .subscribe, isMethod: false, [])
    }
    defer { _end(call) }
    let subscription = ValueSubscription(
      pass, latest: { [weak self] in self?.value }, end: { [weak self] in self?.remove($0) })
    subscriptions.append(subscription)
    downstream.receive(subscription: subscription)
  }

  private func beginAccess(
    _ owner: AnyObject, _ kind: MessageKind, _ arguments: @autoclosure () -> [CapturedValue] = []
  ) -> _Call? {
    participant(owner).flatMap {
      beginElsewhere($0, name, kind, isMethod: false, arguments())
    }
  }

  /// The owner, introduced, so that the name is known; `nil` when nothing is recorded.
  private func participant(_ owner: AnyObject) -> (any Participant)? {
    guard _isRecording, let participant = owner as? any Participant else { return nil }
    _introduce(participant)
    return participant
  }

  // MARK: Sending

  /// When a subscriber sets another value, the subscribers after it get only the new value.
  func send(_ newValue: Value) {
    value = newValue
    age += 1
    let own = age
    for subscription in subscriptions {
      guard own == age else { return }
      subscription.receive(newValue)
    }
  }

  private func remove(_ subscription: ValueSubscription<Value>) {
    subscriptions.removeAll { $0 === subscription }
  }
}
