public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the panes collapse into one. In the toy they never do.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
}

/// Two panes: a list, and the details of the selected row.
@Traced(Role.system) open class UISplitViewController: UIViewController {
  public nonisolated enum DisplayMode: Sendable {
    case automatic, allVisible
  }

  /// Whether its scenes are set as an array of panes, or by column.
  public nonisolated enum Style: Sendable {
    case unspecified, doubleColumn
  }

  /// The two panes.
  public var viewControllers: [UIViewController] = [] {
    didSet {
      for pane in oldValue { pane.parent = nil }
      for pane in viewControllers { pane.parent = self }
      UIKit.shared.noteScenes()
    }
  }
  public weak var delegate: (any UISplitViewControllerDelegate)?
  public var preferredDisplayMode = DisplayMode.automatic

  @Untraced public let style: Style

  public init() {
    style = .unspecified
    super.init(nibName: nil, bundle: nil)
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  @Untraced open override var lifelineName: String? { "SplitVC" }
  public override class var isContainer: Bool { true }
  @Untraced public override var touchableViews: [UIView] { [] }

  /// Sets the first two panes, without recording messages.
  @Untraced public func setPanes(_ master: UIViewController, _ detail: UIViewController) {
    quietly { viewControllers = [master, detail] }
  }

  @Untraced public override func showDetailViewController(
    _ viewController: UIViewController, sender: Any?
  ) {
    deliver(.navigate, "showDetailViewController(_:)", [_capture(viewController)], to: self) {
      replaceDetail(with: viewController)
    }
  }

  /// For a segue from the split view itself: only UIKit takes part in it.
  @Untraced func showDetail(_ detail: UIViewController) {
    acting(as: self) { replaceDetail(with: detail) }
  }

  private func replaceDetail(with detail: UIViewController) {
    guard let master = viewControllers.first else { return }
    viewControllers = [master, detail]
  }
}
