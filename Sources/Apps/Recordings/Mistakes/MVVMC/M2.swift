import RecordingsApp

/// The controller renames the recording without asking its view-model.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m2", "The controller goes past the view-model to the model",
      scenario: "rename",
      symptom:
        "A new name is saved as it should be. But an empty name, which should be refused, is saved "
        + "too: after `type \"\"` the list has a row without a name.",
      reason:
        "The view-model holds the rule for names. A controller that bypasses the view-model "
        + "bypasses the rule. The controller should only pass on what was typed, and not know "
        + "the model.",
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
