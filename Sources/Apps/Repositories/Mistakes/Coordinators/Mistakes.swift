import RepositoriesApp

extension RepositoriesCoordinators {
  public static var mistakes: [Mistake] { [M1.mistake, M2.mistake] }
}

/// A mistake in the coordinator of the list.
protocol WrongParts {
  static func makeListCoordinator(_ navigationController: UINavigationController) -> Coordinator
}

/// The app with the wrong coordinator.
enum Wrong<Parts: WrongParts> {
  static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  @Traced(.app) final class AppDelegate: Coordinators.AppDelegate {
    override func makeCoordinator(
      _ navigationController: UINavigationController
    ) -> Coordinators.AppCoordinator {
      AppCoordinator(navigationController: navigationController)
    }
  }

  @Traced(.coordinator) final class AppCoordinator: Coordinators.AppCoordinator {
    override func makeListCoordinator(
      _ navigationController: UINavigationController
    ) -> Coordinator {
      Parts.makeListCoordinator(navigationController)
    }
  }
}
