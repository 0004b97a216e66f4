/// A button in a bar. Target and action are set together: without selectors, Swift must know the target's
/// type.
@Traced(.view) public class UIBarButtonItem {
  public var title: String
  public var isEnabled = true
  @Reference private weak var target: AnyObject?
  @Untraced private var action: (() -> Void)?
  @Untraced private var origin: TraceRecorder.Cause?

  /// What tests and drawings call it, as in `UIView`.
  @Untraced public var accessibilityIdentifier: String? {
    didSet { noteName(of: self) }
  }

  @Untraced public var lifelineName: String? { accessibilityIdentifier }
  public static var comesWithItsOwner: Bool { true }

  public nonisolated enum Style: Sendable { case plain, done }

  /// An item looks the same in any style. The target comes later.
  @Untraced public convenience init(
    title: String, style: Style, target: Never?, action: Never?
  ) {
    self.init(title: title)
  }

  init(title: String) {
    self.title = title
  }

  /// The target is not retained.
  @Untraced public func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.target = target
    origin = causeNow
    self.action = { [weak target] in
      if let target { action(target)() }
    }
  }

  /// The text on the button.
  @Untraced var label: String { title }

  @Untraced final var drawn: String { label.drawn(isEnabled: isEnabled) }
  @Untraced final var spoken: String { label.spoken(isEnabled: isEnabled) }

  @Untraced func sendAction() {
    guard let target else { return }
    deliver(.targetAction, to: target, origin: origin) { action?() }
  }
}

/// Switches its view controller's edit mode on and off. Its label is what a tap will do.
@Traced(.view) final class UIEditButtonItem: UIBarButtonItem {
  @Reference("target") private weak var owner: UIViewController?

  @Untraced override var lifelineName: String? { "editButton" }

  init(of owner: UIViewController) {
    self.owner = owner
    super.init(title: "Edit")
  }

  @Untraced override var label: String { owner?.isEditing == true ? "Done" : "Edit" }

  @Untraced override func sendAction() {
    guard let owner else { return }
    deliver(.targetAction, to: owner) { owner.setEditing(!owner.isEditing, animated: true) }
  }
}

/// Pops the top scene of its navigation controller.
@Traced(.view) final class UIBackButtonItem: UIBarButtonItem {
  static let label = "‹ Back"

  @Reference private weak var navigationController: UINavigationController?

  @Untraced override var lifelineName: String? { "backButton" }

  init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init(title: UIBackButtonItem.label)
  }

  @Untraced override func sendAction() { navigationController?.popViewController(animated: true) }
}

/// The content of the navigation bar for a view controller.
@Traced(.view) public final class UINavigationItem {
  public var title: String?
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?

  public var lifelineName: String? { "navItem" }
  public static var comesWithItsOwner: Bool { true }
}
