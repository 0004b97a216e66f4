import RepositoriesApp

/// The list's coordinator does not listen to the navigation controller.
enum M2: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "coordinators.m2", "After the back button the child stays",
      scenario: "back",
      symptom:
        "Nothing on the screen. But each repository that you open and leave adds a coordinator that is never "
        + "released: `objects` shows them in `childCoordinators`.",
      reason:
        "UIKit pops the scene by itself and tells no coordinator. Let an object that knows the child be the navigation "
        + "controller's delegate: the parent, or a router that all coordinators share.",
      launcher: Wrong<M2>.launcher)
  }

  static func makeListCoordinator(_ navigationController: UINavigationController) -> Coordinator {
    ListCoordinator(navigationController: navigationController)
  }

  @Traced(.coordinator) final class ListCoordinator: Coordinators.ListCoordinator {
    override func start() {
      super.start()
      navigationController.delegate = nil
    }
  }
}
