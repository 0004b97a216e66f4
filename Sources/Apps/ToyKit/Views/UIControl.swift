import Localization

/// A view that sends actions to its targets when it is used.
///
/// Without Objective-C there is no `#selector`. Pass the method itself: `action: PlayViewController.play`.
@Traced(.view) open class UIControl: UIView {
  public nonisolated enum Event: Sendable {
    case touchUpInside, editingChanged, editingDidEndOnExit, valueChanged
  }

  public nonisolated enum State: Sendable {
    case normal
  }

  public var isEnabled = true
  @Untraced private var targetActions: [TargetAction] = [] {
    didSet { noteReferences(of: self, in: "targets", .weak, to: targetActions.map(\.target)) }
  }

  private struct TargetAction {
    weak var target: AnyObject?
    let event: Event
    /// The call in which the target was added.
    let origin: TraceRecorder.Cause?
    let perform: (UIControl) -> Void
  }

  /// The target is not retained.
  @Untraced public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for event: Event
  ) {
    add(target, event) { target, _ in action(target)() }
  }

  @Untraced public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for event: Event
  ) {
    add(target, event) { target, control in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  private func add<Target: AnyObject>(
    _ target: Target, _ event: Event, _ perform: @escaping (Target, UIControl) -> Void
  ) {
    let origin = causeNow
    deliver(.subscribe, "addTarget(_:action:)", [_capture(target)], to: self) {
      targetActions.append(
        TargetAction(target: target, event: event, origin: origin) { [weak target] control in
          if let target { perform(target, control) }
        })
    }
  }

  /// Whether Return ends editing by itself, since a target wants to hear of it.
  @Untraced var endsOnExit: Bool { targetActions.contains { $0.event == .editingDidEndOnExit } }

  /// The end of editing is an event of its own. A control has one other event, so all other actions are sent.
  @Untraced func sendActions() { send { $0 != .editingDidEndOnExit } }

  @Untraced func sendEndOfEditing() { send { $0 == .editingDidEndOnExit } }

  private func send(for isMeant: (Event) -> Bool) {
    for action in targetActions where isMeant(action.event) {
      guard let target = action.target else { continue }
      deliver(.targetAction, to: target, origin: action.origin) { action.perform(self) }
    }
  }
}

@Traced(.view) public final class UIButton: UIControl {
  public private(set) var title = ""

  public init(title: String) {
    self.title = title
    super.init()
  }

  @TracedMethod(.set) public func setTitle(_ title: String, for state: State) {
    self.title = title
  }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    isHidden ? [] : ["( \(title.drawn(isEnabled: isEnabled)) )"]
  }

  @Untraced public override var spoken: [String] {
    isHidden ? [] : [localized("Button: \(title.spoken(isEnabled: isEnabled))")]
  }
}

/// Starts a refresh when the table is pulled, and shows it until it ends.
@Traced(.view) public final class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false

  @Untraced public override var lifelineName: String? { "refreshControl" }

  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }

  /// A pull starts the refresh, then sends the actions.
  @Untraced func pull() {
    isRefreshing = true
    sendActions()
  }

  @Untraced public override var spoken: [String] { isRefreshing ? [localized("Loading")] : [] }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    isRefreshing ? ["Loading…"] : []
  }
}
