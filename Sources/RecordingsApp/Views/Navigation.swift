@Traced(.navigate) extension UINavigationController {
  /// Takes a scene off the stack, wherever in the stack it is.
  public func remove(_ viewController: UIViewController) {
    setViewControllers(viewControllers.filter { $0 !== viewController }, animated: true)
  }
}
