import Synchronization

/// Values that were made of other values. A value is made at the first request, and again after the other one changed.
final class DerivedCache<Origin: Equatable & Sendable, Value: Sendable>: Sendable {
  private let known: Mutex<[String: (origin: Origin, value: Value)]> = Mutex([:])

  func value(of origin: Origin, called name: String, _ make: (Origin) -> Value) -> Value {
    if let known = known.withLock({ $0[name] }), known.origin == origin { return known.value }
    let value = make(origin)
    known.withLock { $0[name] = (origin, value) }
    return value
  }
}
