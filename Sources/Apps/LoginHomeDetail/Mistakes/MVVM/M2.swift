import LoginHomeDetailApp

/// The view controller writes the note into the model without asking its view-model.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvvm.m2", "The controller goes past the view-model to the model",
      scenario: "note",
      symptom:
        "The note is saved, but the page still says \"No note\". It appears only after `back` and "
        + "`open \"Lisbon\"`.",
      reason:
        "The view-model makes the VO that the page shows. When the model changes and it is not told, "
        + "it makes no new VO, and the binding has nothing to carry. The controller should "
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
    override func save(note: String) {
      TripStore.shared.trip(to: viewModel.title)?.setNote(note)
    }
  }
}
