import RepositoriesApp

/// Shows the list, and starts the flows that begin there.
@Traced(.coordinator) class ListCoordinator: Coordinator {
  let navigationController: UINavigationController
  private var cancellables: Set<AnyCancellable> = []
  private var languageResult: AnyCancellable?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  override func start() {
    let viewModel = ListViewModel(language: Repository.languages[0])
    viewModel.showLanguageList
      .sink { [weak self, weak viewModel] in
        self?.showLanguageList { viewModel?.setCurrentLanguage($0) }
      }
      .store(in: &cancellables)
    viewModel.showRepository
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
    navigationController.delegate = self
    navigationController.pushViewController(
      ListViewController(viewModel: viewModel), animated: false)
  }

  private func showLanguageList(didChoose: @escaping (String) -> Void) {
    let child = LanguageCoordinator(rootViewController: navigationController)
    languageResult = child.didFinish.sink { [weak self, unowned child] result in
      self?.free(child)
      if case .language(let language) = result { didChoose(language) }
    }
    coordinate(to: child)
  }

  private func show(_ repository: Repository) {
    coordinate(
      to: RepositoryCoordinator(
        repository: repository, navigationController: navigationController))
  }
}

@Traced(.delegate) extension ListCoordinator: UINavigationControllerDelegate {
  /// The back button tells no coordinator that its scene is gone. So a child without its scene is freed here.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let scenes = navigationController.viewControllers
    for case let child as RepositoryCoordinator in childCoordinators
    where !child.isShown(in: scenes) {
      free(child)
    }
  }
}
