public protocol UISplitViewControllerDelegate: AnyObject {
  /// Asked when the panes collapse into one. The toy's never do.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
}

/// Two panes: a list, and the detail of what was chosen in it.
@Traced(Role.system) open class UISplitViewController: UIViewController {
  public nonisolated enum DisplayMode: Sendable {
    case automatic, allVisible
  }

  /// The two panes.
  public var viewControllers: [UIViewController] = [] {
    didSet {
      for pane in oldValue { pane.parent = nil }
      for pane in viewControllers { pane.parent = self }
    }
  }
  public weak var delegate: (any UISplitViewControllerDelegate)?
  public var preferredDisplayMode = DisplayMode.automatic

  public override init() {
    super.init()
  }

  @Untraced open override var lifelineName: String? { "SplitVC" }

  /// The two panes that the scene comes with.
  @Untraced public func setPanes(_ master: UIViewController, _ detail: UIViewController) {
    quietly { viewControllers = [master, detail] }
  }

  @TracedMethod(.navigate) public func showDetailViewController(_ detail: UIViewController) {
    guard let master = viewControllers.first else { return }
    viewControllers = [master, detail]
  }
}
