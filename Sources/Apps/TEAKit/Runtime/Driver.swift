import ToyKit

/// A driver, whatever its state is.
public protocol AppDriver: AnyObject {
  /// The root of the window. It stays the same.
  var viewController: UIViewController { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
}

/// Runs an app that is one state: the only object that changes anything by itself.
///
/// A message waits in the main queue. When its turn comes, the state takes it, subscriptions follow, the new description
/// is brought onto the views, and then the commands are carried out.
@Traced(.driver) public final class Driver<State: Program>: AppDriver {
  public typealias Message = State.Message

  @Reference private var state: StateCell<State>
  @Reference private var virtualView: VirtualView<Message>?
  @Reference private var subscriptions: SubscriptionManager<Message>?
  @Reference private var commands: CommandRunner<Message>

  /// Shows the state, then listens to what it wants to hear of.
  public init(_ initial: State) {
    state = StateCell(initial)
    commands = CommandRunner()
    let virtualView = VirtualView<Message>(send: sender)
    virtualView.render(state.view)
    self.virtualView = virtualView
    let subscriptions = SubscriptionManager<Message>(send: sender)
    subscriptions.update(state.subscriptions)
    self.subscriptions = subscriptions
  }

  @Untraced public var viewController: UIViewController {
    virtualView?.splitViewController ?? UIViewController()
  }

  /// Puts a message into the queue, and returns at once.
  @TracedMethod(.send) public func send(_ message: Message) {
    DispatchQueue.main.async { [weak self] in self?.run(message) }
  }

  func run(_ message: Message) {
    follow(state.update(message))
  }

  private func follow(_ asked: [Command<Message>]) {
    subscriptions?.update(state.subscriptions)
    virtualView?.render(state.view)
    commands.run(asked, context, state.noteChanges)
  }

  private var sender: Reporting<Message> { { [weak self] in self?.send($0) } }

  private var context: CommandContext<Message> {
    CommandContext(viewController: viewController, requests: commands.requests, send: sender)
  }

  // MARK: State restoration

  public func encodeRestorableState(with coder: NSCoder) {
    coder.encode(Saved(state.saved).text, forKey: "state")
  }

  /// The only change of the state without a message.
  public func decodeRestorableState(with coder: NSCoder) {
    guard let text = coder.decodeString(forKey: "state"),
      let saved = Saved<State.Saved>(text: text)
    else { return }
    follow(state.restore(saved.value))
  }
}
