import RepositoriesApp

/// Shows the languages, until one of them is chosen or the choice is cancelled.
@Traced(.coordinator) final class LanguageCoordinator: Coordinator {
  enum Result {
    case language(String)
    case cancelled
  }

  /// What the parent subscribes to.
  var didFinish: AnyPublisher<Result, Never> { result.eraseToAnyPublisher() }

  private let result = PassthroughSubject<Result, Never>()
  private let rootViewController: UIViewController
  private var cancellables: Set<AnyCancellable> = []

  init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
    super.init()
  }

  /// The sheet cannot be swiped away: the flow would never have a result.
  override func start() {
    let viewModel = LanguageViewModel(languages: Repository.languages)
    viewModel.didSelectLanguage
      .sink { [weak self] in self?.finish(.language($0)) }
      .store(in: &cancellables)
    viewModel.didCancel
      .sink { [weak self] in self?.finish(.cancelled) }
      .store(in: &cancellables)
    let scene = UINavigationController(
      rootViewController: LanguageViewController(viewModel: viewModel))
    scene.restorationIdentifier = "LanguageNav"
    scene.isModalInPresentation = true
    rootViewController.present(scene, animated: true)
  }

  private func finish(_ result: Result) {
    rootViewController.dismiss(animated: true)
    self.result.send(result)
  }
}
