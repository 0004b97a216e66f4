import RepositoriesApp

/// The root of the tree of coordinators.
@Traced(.coordinator) class AppCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  override func start() {
    coordinate(to: makeListCoordinator(navigationController))
  }

  func makeListCoordinator(_ navigationController: UINavigationController) -> Coordinator {
    ListCoordinator(navigationController: navigationController)
  }
}
