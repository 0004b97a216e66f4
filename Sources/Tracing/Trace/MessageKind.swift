/// By which mechanism a message was sent.
public enum MessageKind: String, CaseIterable, Sendable {
  /// A gesture on a view.
  case user
  /// A control's event, sent to a target that the control knows nothing about.
  case targetAction = "target-action"
  /// A call through a delegate protocol.
  case delegate
  /// A question, or the commit of an edit, through a data-source protocol.
  case datasource
  /// A direct call on a known type or interface.
  case call
  /// Writing a property of the receiver.
  case set
  /// Reading a property, or a call that returns a value and changes nothing.
  case query
  /// Handing a notification to the notification centre.
  case post
  /// The notification centre, or a store, calls a registered observer.
  case observer
  /// Registering an observer, or binding to an observable.
  case subscribe
  /// A bound observable emits.
  case binding
  /// A completion, update or handler block is called.
  case closure
  /// An object is created.
  case create
  /// Push, pop, present, dismiss, set root.
  case navigate
  /// The framework calls `viewDidLoad` and its like.
  case lifecycle
  /// Something the framework does between its own parts.
  case system
  /// The runtime forwards a message that the receiver does not implement to another object.
  case forward
  /// A declarative framework computes the body of the view at a node.
  case body
  /// A body reads a property of an observable. Its node hears of the next write.
  case read
  /// A property that is observed is about to get another value.
  case write
  /// A node is told that its body has to be computed again.
  case invalidate
  /// An `async` function goes on with a value or an error.
  case resume
  /// A message, which is a value, is put into the queue of the driver. The call returns at once.
  case send
  /// The state takes one message, and answers with commands.
  case update
  /// The view function: state in, description out. It changes nothing.
  case render
  /// A description is compared with the views, and only what differs is changed.
  case diff
  /// The driver carries out what an update has asked for.
  case command

  /// Whether the sender knows the receiver at compile time. Such messages are drawn as a solid line, all
  /// others as a broken line.
  public var senderKnowsReceiver: Bool {
    switch self {
    case .targetAction, .delegate, .datasource, .post, .observer, .binding, .closure, .lifecycle,
      .forward, .body, .write, .invalidate, .resume:
      false
    case .user, .call, .set, .query, .subscribe, .create, .navigate, .system, .read, .send, .update,
      .render, .diff, .command:
      true
    }
  }
}
