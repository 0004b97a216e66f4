import ToyKit

/// Something that the state wants to hear of, as long as it is in its list.
public struct Subscription<Message> {
  let name: String
  let id: AnyHashable
  let begin: (@escaping (Message) -> Void) -> () -> Void

  /// Subscriptions of the same name, to the same object, are the same: they are not begun again.
  ///
  /// - Parameters:
  ///   - object: what it listens to, if there may be several.
  ///   - begin: begins to listen, sends what it hears, and returns how to stop.
  public init(
    _ name: String, to object: AnyObject? = nil,
    begin: @escaping (@escaping (Message) -> Void) -> () -> Void
  ) {
    self.name = name
    id = [AnyHashable(name), AnyHashable(object.map { ObjectIdentifier($0) })]
    self.begin = begin
  }
}

extension Subscription: CustomStringConvertible {
  public var description: String { name }
}

/// Listens to what is in the list of the present state: begins what is new in it, and ends what has gone.
@Traced(.subscription) final class SubscriptionManager<Message> {
  @Untraced private var running: [(id: AnyHashable, end: () -> Void)] = []
  @Untraced private let send: Reporting<Message>

  var lifelineName: String? { "Subscriptions" }

  init(send: @escaping Reporting<Message>) {
    self.send = send
  }

  func update(_ subscriptions: [Subscription<Message>]) {
    for gone in running where !subscriptions.contains(where: { $0.id == gone.id }) { gone.end() }
    running = subscriptions.map { subscription in
      running.first { $0.id == subscription.id } ?? (subscription.id, subscription.begin(send))
    }
  }
}
