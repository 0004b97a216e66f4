/// The whole state of an app, as one value.
///
/// It changes only when it takes a message. What has to be done in the world it returns as commands. What is on the
/// screen, and what it wants to hear of, follow from the state.
public protocol Program {
  /// Everything that can happen.
  associatedtype Message
  /// What a relaunch needs of the state.
  associatedtype Saved: Codable

  /// Takes a message. It does nothing else: what has to be done it answers as commands.
  mutating func update(_ message: Message) -> [Command<Message>]
  /// The window, described.
  var view: SplitView<Message> { get }
  /// What the state wants to hear of.
  var subscriptions: [Subscription<Message>] { get }

  var saved: Saved { get }
  /// Takes the state of the last launch. What is not in it is asked for by commands.
  mutating func restore(_ saved: Saved) -> [Command<Message>]

  /// The value whose fields drawings show: the state itself.
  var drawn: Any { get }
}

extension Program {
  public var drawn: Any { self }
}
