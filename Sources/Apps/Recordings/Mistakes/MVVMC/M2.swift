import RecordingsApp

/// The controller renames the recording without asking its view-model.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m2", "The controller goes past the view-model to the model",
      scenario: "rename",
      symptom:
        "A new name is saved as it should be. The model refuses an empty name, as it should. But after "
        + "`type \"\"` the field stays empty, although the recording still has its name.",
      reason:
        "The controller asks the model itself, so the view-model does not hear that the name was refused, "
        + "and does not send the old one again. The controller should only pass on what was typed, and "
        + "not know the model.",
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
