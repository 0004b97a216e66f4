import RepositoriesApp

/// Shows a repository. Its flow ends when the user goes back.
@Traced(.coordinator) final class RepositoryCoordinator: Coordinator {
  private let repository: Repository
  private let navigationController: UINavigationController
  private weak var viewController: UIViewController?

  init(repository: Repository, navigationController: UINavigationController) {
    self.repository = repository
    self.navigationController = navigationController
    super.init()
  }

  override func start() {
    let viewController = RepositoryViewController(repository: repository)
    self.viewController = viewController
    navigationController.pushViewController(viewController, animated: true)
  }

  func isShown(in scenes: [UIViewController]) -> Bool {
    scenes.contains { $0 === viewController }
  }
}
