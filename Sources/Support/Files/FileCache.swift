import Synchronization

/// Values that were made from files. A value is made at the first request, and again after its file was saved.
public final class FileCache<Value: Sendable>: Sendable {
  private struct Known: Sendable {
    let facts: FileFacts
    let value: Value
  }

  private let known: Mutex<[String: Known]> = Mutex([:])

  public init() {}

  /// - Parameters:
  ///   - facts: of the file, from before it is read.
  ///   - make: makes the value. What it throws is not kept.
  public func value<Failure: Error>(
    of path: String, _ facts: FileFacts, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = known.withLock({ $0[path] }), known.facts == facts { return known.value }
    let value = try make()
    if facts.areSettled {
      known.withLock { $0[path] = Known(facts: facts, value: value) }
    }
    return value
  }
}
