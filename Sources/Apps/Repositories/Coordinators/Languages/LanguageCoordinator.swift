import RepositoriesApp

/// Shows the languages, until one of them is chosen or the choice is cancelled.
@Traced(.coordinator) final class LanguageCoordinator: Coordinator {
  enum Result {
    case language(String)
    case cancelled
  }

  var didFinish: ((Result) -> Void)?
  private let rootViewController: UIViewController

  init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
    super.init()
  }

  override func start() {
    let viewModel = LanguageViewModel()
    viewModel.didSelectLanguage = { [weak self] in self?.finish(.language($0)) }
    viewModel.didCancel = { [weak self] in self?.finish(.cancelled) }
    rootViewController.present(LanguageViewController(viewModel: viewModel), animated: true)
  }

  private func finish(_ result: Result) {
    rootViewController.dismiss(animated: true)
    didFinish?(result)
  }
}
