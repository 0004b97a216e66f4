extension UIViewController {
  /// Pushes onto the navigation controller that this controller is in.
  public func show(_ viewController: UIViewController, sender: Any?) {
    navigationController?.pushViewController(viewController, animated: true)
  }

  /// Shows it in the second pane of the split view that this controller is in.
  public func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    splitViewController?.showDetailViewController(.containing(viewController, in: "DetailNav"))
  }

  /// The controller itself, what it is in, and so on up to the root.
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

  /// The primary column comes first.
  @TracedMethod(.navigate) public func setViewController(
    _ viewController: UIViewController, for column: Column
  ) {
    switch column {
    case .primary:
      setPanes([.containing(viewController, in: "MasterNav")] + viewControllers.dropFirst())
    case .secondary:
      setPanes(viewControllers.prefix(1) + [.containing(viewController, in: "DetailNav")])
    }
  }
}

extension UIViewController {
  /// A column shows its scene in a navigation controller, and makes one for a scene that comes without.
  fileprivate static func containing(
    _ scene: UIViewController, in identifier: String
  ) -> UIViewController {
    if scene is UINavigationController { return scene }
    return quietly {
      UINavigationController(rootViewController: scene, restorationIdentifier: identifier)
    }
  }
}
