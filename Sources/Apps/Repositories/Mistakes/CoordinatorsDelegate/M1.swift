import RepositoriesApp

/// The list's coordinator starts a child, but does not keep it.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "coordinators-delegate.m1", "A lost child coordinator",
      scenario: "choose-language",
      symptom:
        "The languages are shown, but a tap on Kotlin does nothing. Cancel does nothing either: you cannot leave.",
      reason:
        "The child is the delegate of its scene, and delegates are weak. No other object holds the child, so it is "
        + "released as soon as it has started. The parent must keep it in `childCoordinators`.",
      launcher: Launcher(delegate: AppDelegate.init))
  }

  @Traced(.app) final class AppDelegate: CoordinatorsDelegate.AppDelegate {
    override func makeCoordinator(
      _ navigationController: UINavigationController
    ) -> CoordinatorsDelegate.AppCoordinator {
      AppCoordinator(navigationController: navigationController)
    }
  }

  @Traced(.coordinator) final class AppCoordinator: CoordinatorsDelegate.AppCoordinator {
    override func makeListCoordinator(_ router: Router) -> Coordinator {
      ListCoordinator(router: router)
    }
  }

  @Traced(.coordinator) final class ListCoordinator: CoordinatorsDelegate.ListCoordinator {
    override func coordinate(to child: Coordinator) { child.start() }
  }
}
