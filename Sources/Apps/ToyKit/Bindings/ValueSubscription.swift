#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Passes values on to a subscriber, as many as it demands.
final class ValueSubscription<Value> {
  private var pass: ((Value) -> Subscribers.Demand)?
  private let latest: () -> Value?
  private let end: (ValueSubscription) -> Void
  private var demand = Subscribers.Demand.none
  private var owesValue = true

  /// - Parameters:
  ///   - latest: the value for a subscriber that demands one after it was sent; `nil` for none.
  ///   - end: called when the subscriber cancels.
  init(
    _ pass: @escaping (Value) -> Subscribers.Demand, latest: @escaping () -> Value? = { nil },
    end: @escaping (ValueSubscription) -> Void = { _ in }
  ) {
    self.pass = pass
    self.latest = latest
    self.end = end
  }

  func receive(_ value: Value) {
    owesValue = demand == .none
    guard !owesValue, let pass else { return }
    demand -= 1
    demand += pass(value)
  }
}

extension ValueSubscription: Subscription {
  func request(_ more: Subscribers.Demand) {
    demand += more
    if owesValue, let value = latest() { receive(value) }
  }

  func cancel() {
    pass = nil
    end(self)
  }
}
