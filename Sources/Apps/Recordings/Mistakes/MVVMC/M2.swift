import RecordingsApp

/// The controller renames the recording without asking its view-model.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m2", "The controller goes past the view-model to the model",
      scenario: "rename",
      symptom:
        "A name is taken over as it should be. But an empty one, which has to be refused, is taken over "
        + "too: after `type \"\"` the list has a row without a name.",
      reason:
        "What is allowed is decided in the view-model, once for all. Whoever goes past it goes past "
        + "the rule. The controller passes on what was typed, and knows no model.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Player", with: PlayViewController.init)))
  }

  @Traced(.viewController) final class PlayViewController: MVVMC.PlayViewController {
    init() {
      super.init()
    }

    override func rename(to name: String?) {
      viewModel.recording?.setName(name ?? "")
    }
  }
}
