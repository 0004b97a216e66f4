import RepositoriesApp

protocol RepositoryCoordinatorDelegate: AnyObject {
  func repositoryCoordinatorDidClose(_ coordinator: RepositoryCoordinator)
}

/// Shows a repository. Its flow ends when the user goes back.
@Traced(.coordinator) final class RepositoryCoordinator: Coordinator {
  weak var delegate: (any RepositoryCoordinatorDelegate)?
  private let repository: Repository
  private let router: Router

  init(repository: Repository, router: Router) {
    self.repository = repository
    self.router = router
    super.init()
  }

  override func start() {
    router.push(RepositoryViewController(repository: repository)) { [weak self] in
      guard let self else { return }
      delegate?.repositoryCoordinatorDidClose(self)
    }
  }
}
