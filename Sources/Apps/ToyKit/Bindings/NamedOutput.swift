#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Passes values on unchanged. The record calls them by the name of this output, not by the name of the
/// published property that they were made from.
struct NamedOutput<Upstream: Publisher> where Upstream.Failure == Never {
  let upstream: Upstream
  /// `nil` to keep the name.
  let name: String?
}

extension NamedOutput: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Never

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    guard let name else { return upstream.subscribe(subscriber) }
    let inner = Naming(name, subscriber)
    guard SubscriberUnderWay.current != nil else { return upstream.subscribe(inner) }
    SubscriberUnderWay.$current.set(SubscriberUnderWay(output: name)) { upstream.subscribe(inner) }
  }
}

/// Names the values on their way down.
private final class Naming<Downstream: Subscriber> {
  private let name: String
  private let downstream: Downstream

  init(_ name: String, _ downstream: Downstream) {
    self.name = name
    self.downstream = downstream
  }
}

extension Naming: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ value: Input) -> Subscribers.Demand {
    guard let origin = ValueOrigin.current, origin.name != nil else {
      return downstream.receive(value)
    }
    return ValueOrigin.$current.set(ValueOrigin(kind: origin.kind, name: name)) {
      downstream.receive(value)
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
