extension UIViewController {
  /// Pushes onto the navigation controller that this controller is in.
  public func show(_ viewController: UIViewController, sender: Any?) {
    navigationController?.pushViewController(viewController, animated: true)
  }

  /// Shows it in the second pane of the split view that this controller is in.
  public func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    splitViewController?.showDetailViewController(viewController)
  }

  /// The controller, its parent, and so on up to the root.
  var lineage: [UIViewController] { [self] + (parent?.lineage ?? []) }
}

extension UISplitViewController {
  public nonisolated enum Column: Sendable {
    case primary, secondary
  }

  @Untraced public func viewController(for column: Column) -> UIViewController? {
    let panes = quietly { viewControllers }
    return column == .primary ? panes.first : panes.dropFirst().first
  }

  /// Fill the primary column first.
  @TracedMethod(.navigate) public func setViewController(
    _ viewController: UIViewController, for column: Column
  ) {
    switch column {
    case .primary: viewControllers = [viewController] + viewControllers.dropFirst()
    case .secondary: viewControllers = viewControllers.prefix(1) + [viewController]
    }
  }
}
