import RepositoriesApp

/// Shows the list, and starts the flows that begin there.
@Traced(.coordinator) class ListCoordinator: Coordinator {
  private let router: Router
  private weak var viewModel: ListViewModel?

  init(router: Router) {
    self.router = router
    super.init()
  }

  override func start() {
    let viewModel = ListViewModel()
    self.viewModel = viewModel
    let viewController = ListViewController(viewModel: viewModel)
    viewController.delegate = self
    router.push(viewController)
  }
}

@Traced(.delegate) extension ListCoordinator: ListViewControllerDelegate {
  func listViewControllerDidTapLanguage(_ viewController: ListViewController) {
    let child = LanguageCoordinator(router: router)
    child.delegate = self
    coordinate(to: child)
  }

  func listViewController(_ viewController: ListViewController, didSelect repository: Repository) {
    let child = RepositoryCoordinator(repository: repository, router: router)
    child.delegate = self
    coordinate(to: child)
  }
}

@Traced(.delegate) extension ListCoordinator: LanguageCoordinatorDelegate {
  func languageCoordinator(
    _ coordinator: LanguageCoordinator, didFinishWith result: LanguageCoordinator.Result
  ) {
    free(coordinator)
    if case .language(let language) = result { viewModel?.setCurrentLanguage(language) }
  }
}

@Traced(.delegate) extension ListCoordinator: RepositoryCoordinatorDelegate {
  func repositoryCoordinatorDidClose(_ coordinator: RepositoryCoordinator) { free(coordinator) }
}
