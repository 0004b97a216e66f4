import LoginHomeDetailApp

/// The view controller writes the note into the model without asking its view-model.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvvm.m2", "The controller goes past the view-model to the model",
      scenario: "note",
      symptom:
        "Nothing: the view-model observes the trip, and the page follows.",
      reason:
        "The view-model decides what an event means. A rule for notes that it gets one day, such as a greatest "
        + "length, will not hold here, and no test of the view-model will find that. The controller should "
        + "only pass on what was typed, and not know the model.",
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

    override func save(note: String) {
      TripStore.shared.trip(to: viewModel.title)?.setNote(note)
    }
  }
}
