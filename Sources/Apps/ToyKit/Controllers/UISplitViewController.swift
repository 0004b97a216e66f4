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
  @Untraced public override var touchableViews: [UIView] { [] }

  /// The two panes that the scene comes with.
  @Untraced public func setPanes(_ master: UIViewController, _ detail: UIViewController) {
    quietly { viewControllers = [master, detail] }
  }

  @TracedMethod(.navigate) public func showDetailViewController(_ detail: UIViewController) {
    replaceDetail(with: detail)
  }

  /// What a segue from the split view itself does: nobody but UIKit has a part in it.
  @Untraced func showDetail(_ detail: UIViewController) {
    acting(as: self) { replaceDetail(with: detail) }
  }

  private func replaceDetail(with detail: UIViewController) {
    guard let master = viewControllers.first else { return }
    viewControllers = [master, detail]
  }
}
