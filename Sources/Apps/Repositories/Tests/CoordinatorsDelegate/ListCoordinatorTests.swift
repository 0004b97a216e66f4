import LiveTesting
import RepositoriesApp

/// A coordinator needs a router, and no taps: its tests start where a scene reports.
@Suite struct ListCoordinatorTests {
  let navigationController = UINavigationController()
  let coordinator: ListCoordinator

  init() {
    coordinator = ListCoordinator(router: Router(navigationController: navigationController))
    coordinator.start()
  }

  func list() throws -> ListViewController {
    try #require(navigationController.viewControllers.first as? ListViewController)
  }

  @Test func `a repository is a child with a scene of its own`() throws {
    coordinator.listViewController(try list(), didSelect: Repository.all(in: "Go")[0])
    #expect(coordinator.childCoordinators.count == 1)
    #expect(navigationController.viewControllers.count == 2)
  }

  @Test func `the router reports that the scene is gone, and the child is freed`() throws {
    coordinator.listViewController(try list(), didSelect: Repository.all(in: "Go")[0])
    navigationController.popViewController(animated: true)
    navigationController.delegate?.navigationController(
      navigationController, didShow: navigationController.viewControllers[0], animated: true)
    #expect(coordinator.childCoordinators.isEmpty)
  }

  @Test func `a child that reports a result is freed`() throws {
    coordinator.listViewControllerDidTapLanguage(try list())
    let child = coordinator.childCoordinators.first as? LanguageCoordinator
    let languages = LanguageViewController(viewModel: LanguageViewModel())
    child?.languageViewController(languages, didSelect: "Go")
    #expect(coordinator.childCoordinators.isEmpty)
  }
}
