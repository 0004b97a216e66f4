@Traced(.navigate) extension UINavigationController {
  /// Takes a scene out of the stack, wherever it stands.
  public func remove(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers.filter { $0 !== viewController }, animated: animated)
  }
}
