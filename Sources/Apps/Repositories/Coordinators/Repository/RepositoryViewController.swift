import RepositoriesApp

/// One repository. It only shows something, so it has no view-model.
@Traced(.viewController) final class RepositoryViewController: UIViewController {
  let aboutLabel = UILabel()

  private let repository: Repository

  init(repository: Repository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    title = repository.name
    aboutLabel.text = repository.about
    view = UIStackView(arrangedSubviews: [aboutLabel])
  }
}
