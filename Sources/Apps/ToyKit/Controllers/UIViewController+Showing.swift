extension UIViewController {
  /// Pushes onto the navigation controller that this controller is, or is in. Where there is none, presents.
  public func show(_ viewController: UIViewController, sender: Any?) {
    guard let stack = self as? UINavigationController ?? navigationController else {
      return present(viewController, animated: true)
    }
    stack.pushViewController(viewController, animated: true)
  }
}

extension UISplitViewController {
  public nonisolated enum Column: Sendable {
    case primary, secondary
  }

  @Untraced public func viewController(for column: Column) -> UIViewController? {
    let panes = quietly { viewControllers }
    return column == .primary ? panes.first : panes.dropFirst().first
  }

  /// Fill the primary column first. Only a split view that is made with a style has columns.
  @TracedMethod(.navigate) public func setViewController(
    _ viewController: UIViewController, for column: Column
  ) {
    if style == .unspecified { UIKit.shared.raise(.noColumns) }
    switch column {
    case .primary: viewControllers = [viewController] + viewControllers.dropFirst()
    case .secondary: viewControllers = viewControllers.prefix(1) + [viewController]
    }
  }
}

extension UIViewController {
  /// The controller, its parent, and so on up to the root.
  var lineage: [UIViewController] { [self] + (parent?.lineage ?? []) }
}
