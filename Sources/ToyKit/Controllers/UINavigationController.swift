/// A stack of scenes with a bar and a back button.
@Traced(Role.system) public final class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController]
  @Untraced private lazy var backItem = held(
    UIBackButtonItem(of: self), by: self, as: "backItem")

  @Untraced private let ownName: String

  public init(rootViewController: UIViewController, restorationIdentifier: String) {
    ownName = restorationIdentifier
    viewControllers = [rootViewController]
    super.init()
    self.restorationIdentifier = restorationIdentifier
    rootViewController.parent = self
  }

  @Untraced public override var lifelineName: String? { ownName }

  @Untraced public var topViewController: UIViewController? { viewControllers.last }

  @TracedMethod(.navigate) public func pushViewController(
    _ viewController: UIViewController, animated: Bool
  ) {
    viewController.parent = self
    viewControllers.append(viewController)
  }

  @TracedMethod(.navigate) public func popViewController(animated: Bool) {
    guard viewControllers.count > 1 else { return }
    viewControllers.removeLast().parent = nil
  }

  @TracedMethod(.navigate) public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool
  ) {
    for controller in self.viewControllers { controller.parent = nil }
    for controller in viewControllers { controller.parent = self }
    self.viewControllers = viewControllers
  }

  @Untraced func backItem(for controller: UIViewController) -> UIBarButtonItem? {
    controller === viewControllers.first ? nil : backItem
  }
}
