#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A publisher of the kit, with operators after it or without. Its values are recorded where they arrive, as
/// the subscriber gets them. A value that an operator drops is no message.
///
/// Swift prefers the methods here to Combine's own, because this protocol is more special.
public protocol TracedPublisher: Publisher where Failure == Never {}

extension TracedPublisher {
  /// The object that subscribes owns the closure: each value that arrives is a message to that object.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let end = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in }, receiveValue: arriving(receiveValue))
    SubscriberUnderWay.$current.set(SubscriberUnderWay()) { subscribe(end) }
    return AnyCancellable(end)
  }

  /// The object that subscribes sets the property.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Hides the operators.
  ///
  /// - Parameter output: leave it out. It is the name of the computed property that this is called in: the
  ///   record calls the values by it.
  public func eraseToAnyPublisher(_ output: String = #function) -> AnyPublisher<Output, Never> {
    let isProperty = !output.hasSuffix(")")
    return AnyPublisher(NamedOutput(upstream: self, name: isProperty ? output : nil))
  }
}

/// Makes the object that is busy now the owner of a closure that gets values.
private func arriving<Value>(_ receive: @escaping (Value) -> Void) -> (Value) -> Void {
  let message = { ValueOrigin.current.map { ($0.kind, $0.name) } }
  let arrive = { (value: Value) in
    ValueOrigin.$current.set(nil) {
      SubscriberUnderWay.$current.set(nil) { receive(value) }
    }
  }
  // An event without content is recorded without an argument.
  if let event = () as? Value {
    let arriveEmpty = owned(message) { arrive(event) }
    return { _ in arriveEmpty() }
  }
  return owned(message, arrive)
}

extension Published.Publisher: @MainActor TracedPublisher {}
extension NotificationCenter.Publisher: @MainActor TracedPublisher {}

extension AnyPublisher: TracedPublisher where Failure == Never {}
extension Publishers.CompactMap: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.Drop: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.DropWhile: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.Filter: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.First: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.FirstWhere: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.Map: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.MapKeyPath: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.PrefixWhile: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.RemoveDuplicates: TracedPublisher where Upstream: TracedPublisher {}
extension Publishers.Scan: TracedPublisher where Upstream: TracedPublisher {}
