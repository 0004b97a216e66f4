import LoginHomeDetailApp

/// The home page does not pass `viewWillAppear` on to the base class, as if it did not inherit from it.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mvvm.m3", "A page does not tell the mediator that it is active",
      scenario: "second-visit",
      symptom:
        "The first trip opened. Since you went back, no trip opens any more: `open \"Oslo\"` does nothing. For the "
        + "mediator the page about the first trip is still the active one, and that page is in no stack now.",
      reason:
        "A base class works only for pages that inherit from it and call `super`. The "
        + "compiler reports neither a page that forgets it nor a page of another library.",
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
      viewModel.loadData()
    }
  }
}
