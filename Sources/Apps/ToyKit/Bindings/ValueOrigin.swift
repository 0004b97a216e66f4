#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What publishes the value that is passed through operators now.
struct ValueOrigin {
  /// The kind of the message when the value arrives.
  let kind: MessageKind
  /// The name of the published property or output; `nil` to take the name of the method that gets the value.
  let name: String?

  /// `nil` when no value is under way, or when it has arrived.
  @Scoped static var current: ValueOrigin?
}

/// The subscriber that is passed up through operators now.
struct SubscriberUnderWay {
  /// The name of the output that it subscribes to; `nil` for a published property.
  var output: String?

  /// `nil` for a subscriber that is none of the kit's own. It does not tell when a value arrives.
  @Scoped static var current: SubscriberUnderWay?
}

extension SubscriberUnderWay? {
  /// The closure that passes values to the first subscriber of a chain. When the last one is the kit's own, it
  /// tells when they arrive. Otherwise they are recorded here, before all operators.
  func passing<Downstream: Subscriber>(
    _ origin: ValueOrigin, to downstream: Downstream
  ) -> (Downstream.Input) -> Subscribers.Demand {
    guard self != nil else {
      return owned(origin.name, origin.kind) { (value: Downstream.Input) in
        downstream.receive(value)
      }
    }
    return { value in ValueOrigin.$current.set(origin) { downstream.receive(value) } }
  }
}

/// A variable that has another value while a body runs.
@propertyWrapper
final class Scoped<Value> {
  private(set) var wrappedValue: Value?
  var projectedValue: Scoped { self }

  init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  func set<Result>(_ value: Value?, while body: () -> Result) -> Result {
    let former = wrappedValue
    wrappedValue = value
    defer { wrappedValue = former }
    return body()
  }
}
