import RepositoriesApp

protocol LanguageCoordinatorDelegate: AnyObject {
  func languageCoordinator(
    _ coordinator: LanguageCoordinator, didFinishWith result: LanguageCoordinator.Result)
}

/// Shows the languages, until one of them is chosen or the choice is cancelled.
@Traced(.coordinator) final class LanguageCoordinator: Coordinator {
  enum Result {
    case language(String)
    case cancelled
  }

  weak var delegate: (any LanguageCoordinatorDelegate)?
  private let router: Router

  init(router: Router) {
    self.router = router
    super.init()
  }

  override func start() {
    let viewController = LanguageViewController(viewModel: LanguageViewModel())
    viewController.delegate = self
    router.present(viewController)
  }

  private func finish(_ result: Result) {
    router.dismiss()
    delegate?.languageCoordinator(self, didFinishWith: result)
  }
}

@Traced(.delegate) extension LanguageCoordinator: LanguageViewControllerDelegate {
  func languageViewController(
    _ viewController: LanguageViewController, didSelect language: String
  ) { finish(.language(language)) }

  func languageViewControllerDidCancel(_ viewController: LanguageViewController) {
    finish(.cancelled)
  }
}
