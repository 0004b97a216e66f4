import LoginHomeDetailApp

/// The view-model makes the next page itself, and pushes it.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvvm.m1", "The view-model jumps by itself",
      scenario: "home-select",
      symptom:
        "The page about the trip opens, but it is empty: it was never told which trip to show.",
      reason:
        "The mediator knows what each page needs. A view-model that makes a page must know that "
        + "too, and easily forgets a part. It also needs UIKit, so it cannot be tested without "
        + "pages. It should only say where to go: `Mediator.shared.pushToDetailViewController`.",
      launcher: LoginHomeDetailMVVM.launcher(Mediator.init))
  }

  @Traced(.mediator) final class Mediator: MVVM.Mediator {
    override func pushToHomeViewController() {
      if homeViewController == nil { homeViewController = HomeViewController() }
      super.pushToHomeViewController()
    }
  }

  @Traced(.viewController) final class HomeViewController: MVVM.HomeViewController {
    init() {
      super.init(viewModel: HomeViewModel())
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      (viewModel as? HomeViewModel)?.navigationController = navigationController
    }
  }

  @Traced(.viewModel) final class HomeViewModel: MVVM.HomeViewModel {
    weak var navigationController: UINavigationController?

    override func didSelectCell(at indexPath: IndexPath) {
      navigationController?.pushViewController(DetailViewController(), animated: true)
    }
  }
}
