public protocol UINavigationControllerDelegate: AnyObject {
  /// Called each time that another scene is on top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Called while a scene is popped, by the back button or by code. The toy animates nothing: it only asks.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Moves scenes in and out. The toy has none.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

/// A stack of scenes with a bar and a back button.
@Traced(Role.system) public final class UINavigationController: UIViewController {
  public nonisolated enum Operation: Sendable {
    case none, push, pop
  }

  public private(set) var viewControllers: [UIViewController]
  @Reference public weak var delegate: (any UINavigationControllerDelegate)?
  @Untraced private weak var lastShown: UIViewController?
  @Untraced private var isAnimated = false
  @Untraced private lazy var backItem = held(
    UIBackButtonItem(of: self), by: self, as: "backItem")

  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
    rootViewController.parent = self
  }

  /// An empty stack.
  public init() {
    viewControllers = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Its name in drawings, too. Set it before the controller takes part in anything.
  @Untraced public override var restorationIdentifier: String? {
    didSet { noteName(of: self) }
  }

  @Untraced public override var lifelineName: String? { restorationIdentifier ?? "Nav" }

  @Untraced public var topViewController: UIViewController? { viewControllers.last }

  @TracedMethod(.navigate) public func pushViewController(
    _ viewController: UIViewController, animated: Bool
  ) {
    viewController.parent = self
    viewControllers.append(viewController)
    isAnimated = animated
    UIKit.shared.noteScenes()
  }

  @TracedMethod(.navigate) public func popViewController(animated: Bool) {
    guard viewControllers.count > 1 else { return }
    let popped = viewControllers.removeLast()
    if animated { askDelegate(popped) }
    popped.parent = nil
    isAnimated = animated
    UIKit.shared.noteScenes()
  }

  @TracedMethod(.navigate) public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool
  ) {
    for controller in self.viewControllers { controller.parent = nil }
    for controller in viewControllers { controller.parent = self }
    self.viewControllers = viewControllers
    isAnimated = animated
    UIKit.shared.noteScenes()
  }

  private func askDelegate(_ popped: UIViewController) {
    guard let delegate, let top = viewControllers.last else { return }
    deliver(.delegate, to: delegate) {
      _ = delegate.navigationController(
        self, animationControllerFor: .pop, from: popped, to: top)
    }
  }

  /// Whether the delegate does not know yet that another scene is on top.
  @Untraced var hasUnreportedTop: Bool { delegate != nil && lastShown !== topViewController }

  @Untraced func tellDelegate() {
    guard let top = quietly({ topViewController }) else { return }
    lastShown = top
    acting(as: self) {
      deliver(.delegate, to: delegate) {
        delegate?.navigationController(self, didShow: top, animated: isAnimated)
      }
    }
  }

  @Untraced func backItem(for controller: UIViewController) -> UIBarButtonItem? {
    hasBackItem(for: controller) ? backItem : nil
  }

  @Untraced func hasBackItem(for controller: UIViewController) -> Bool {
    controller !== viewControllers.first
  }
}
