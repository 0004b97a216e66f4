import LoginHomeDetailApp

/// The view-model does not keep its subscription to the model, which so ends at once.
enum M4 {
  static var mistake: Mistake {
    Mistake(
      "mvvm.m4", "The view-model does not keep its subscription",
      scenario: "note",
      symptom:
        "The note is saved, but the page still says \"No note\". It appears only after `back` and "
        + "`open \"Lisbon\"`.",
      reason:
        "A subscription lasts as long as what `sink` returns is kept. Without it the view-model gets the present "
        + "note and no later one: the model changes, no new VO is made, and the binding to the page has "
        + "nothing to carry.",
      launcher: LoginHomeDetailMVVM.launcher(Mediator.init))
  }

  @Traced(.mediator) final class Mediator: MVVM.Mediator {
    override func pushToDetailViewController(title: String) {
      if detailViewController == nil { detailViewController = DetailViewController() }
      super.pushToDetailViewController(title: title)
    }
  }

  @Traced(.viewController) final class DetailViewController: MVVM.DetailViewController {
    init() {
      super.init(viewModel: DetailViewModel())
    }
  }

  @Traced(.viewModel) final class DetailViewModel: MVVM.DetailViewModel {
    override func loadData() {
      super.loadData()
      subscription = nil
    }
  }
}
