import LiveTesting
import RepositoriesApp

/// A coordinator needs a navigation controller, and no taps: its tests start where a view-model reports.
@Suite struct ListCoordinatorTests {
  let navigationController = UINavigationController()
  let coordinator: ListCoordinator

  init() {
    coordinator = ListCoordinator(navigationController: navigationController)
    coordinator.start()
  }

  @Test func `it shows the list and has no child yet`() {
    #expect(navigationController.viewControllers.count == 1)
    #expect(coordinator.childCoordinators.isEmpty)
  }

  @Test func `it keeps a child until the child has its result`() {
    let child = LanguageCoordinator(rootViewController: navigationController)
    coordinator.coordinate(to: child)
    #expect(coordinator.childCoordinators.count == 1)
    coordinator.free(child)
    #expect(coordinator.childCoordinators.isEmpty)
  }

  @Test func `when a scene is popped, its child is freed`() {
    coordinator.coordinate(
      to: RepositoryCoordinator(
        repository: Repository.all(in: "Go")[0], navigationController: navigationController))
    #expect(navigationController.viewControllers.count == 2)
    navigationController.popViewController(animated: true)
    coordinator.navigationController(
      navigationController, didShow: navigationController.viewControllers[0], animated: true)
    #expect(coordinator.childCoordinators.isEmpty)
  }
}
