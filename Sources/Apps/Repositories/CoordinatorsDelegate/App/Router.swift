import RepositoriesApp

/// Pushes and presents scenes for all coordinators, and tells them when a pushed scene is gone, also when the
/// back button has popped it.
@Traced(.router) final class Router {
  private struct Push {
    weak var scene: UIViewController?
    let didPop: () -> Void
  }

  private let navigationController: UINavigationController
  private var pushes: [Push] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    navigationController.delegate = self
  }

  func push(_ scene: UIViewController, didPop: @escaping () -> Void = {}) {
    pushes.append(Push(scene: scene, didPop: didPop))
    let isFirst = navigationController.viewControllers.isEmpty
    navigationController.pushViewController(scene, animated: !isFirst)
  }

  /// A presented scene has a bar of its own. It cannot be swiped away: its coordinator would never hear of it.
  func present(_ scene: UIViewController) {
    let stack = UINavigationController(rootViewController: scene)
    stack.restorationIdentifier = "PresentedNav"
    stack.isModalInPresentation = true
    navigationController.present(stack, animated: true)
  }

  func dismiss() { navigationController.dismiss(animated: true) }
}

@Traced(.delegate) extension Router: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let scenes = navigationController.viewControllers
    let gone = pushes.filter { push in !scenes.contains { $0 === push.scene } }
    pushes.removeAll { push in !scenes.contains { $0 === push.scene } }
    for push in gone { push.didPop() }
  }
}
