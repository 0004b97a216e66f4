import RepositoriesApp

/// The root of the tree of coordinators.
@Traced(.coordinator) class AppCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  override func start() {
    coordinate(to: makeListCoordinator(Router(navigationController: navigationController)))
  }

  func makeListCoordinator(_ router: Router) -> Coordinator { ListCoordinator(router: router) }
}
