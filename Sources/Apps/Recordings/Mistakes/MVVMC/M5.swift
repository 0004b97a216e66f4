import RecordingsApp

/// The controller sets the button's title at once, and the binding sets it again.
enum M5 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m5", "View state is set without the binding",
      scenario: "play",
      symptom:
        "Nothing after the first tap. After `tap \"Pause\"` nothing plays any more, but the button "
        + "still says \"Pause\".",
      reason:
        "The controller guesses what the view-model will publish, and sooner or later the guess is "
        + "wrong. Only the binding should write a bound view.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Player", with: PlayViewController.init)))
  }

  @Traced(.viewController) final class PlayViewController: MVVMC.PlayViewController {
    init() {
      super.init()
    }

    override func play() {
      super.play()
      playButton.setTitle("Pause", for: .normal)
    }
  }
}
