#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A property that sends every value to its subscribers, as in Combine: `$title` is its publisher.
///
/// Unlike Combine's, it sends a value after the property is set, not before: a subscriber that reads the
/// property finds the value that it got.
///
/// Subscribing is a message to the property's owner, sending a value is a message from the owner. Values are
/// sent in the order of subscription.
@propertyWrapper
public struct Published<Value> {
  private let subject: PublishedSubject<Value>

  public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var projectedValue: Publisher { Publisher(subject: subject, owner: nil) }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published>
  ) -> Value {
    get { owner[keyPath: storage].subject.read(from: owner) }
    set { owner[keyPath: storage].subject.write(newValue, to: owner) }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, projected projected: KeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published>
  ) -> Publisher {
    Publisher(subject: owner[keyPath: storage].subject, owner: owner)
  }
}

extension Published {
  public struct Publisher {
    fileprivate let subject: PublishedSubject<Value>
    fileprivate weak let owner: AnyObject?
  }
}

extension Published.Publisher: Publisher {
  public typealias Output = Value
  public typealias Failure = Never

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Never {
    subject.subscribe(subscriber, to: owner)
  }
}

extension Published: RecordedWrapper {
  public func captured(as name: String) -> CapturedValue { subject.captured(as: name) }
}
