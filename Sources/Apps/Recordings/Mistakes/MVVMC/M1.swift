import RecordingsApp

/// The view-model has a reference to the button, and sets its title itself.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m1", "The view-model knows a view",
      scenario: "play",
      symptom:
        "Nothing, while every change begins with a tap. When the recording ends by itself (`tick "
        + "10`), the button still says \"Pause\", but nothing plays.",
      reason:
        "A view-model that writes views must cover every cause of a change, and cannot be tested "
        + "without a screen. It should only set its own state; the binding updates the view, "
        + "whatever the cause.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Player", with: PlayViewController.init)))
  }

  @Traced(.viewModel) final class PlayViewModel: MVVMC.PlayViewModel {
    weak var playButton: UIButton?

    /// It sends nothing: instead of this output, the view-model writes the button.
    override var playButtonTitle: AnyPublisher<String, Never> {
      super.playButtonTitle.drop { _ in true }.eraseToAnyPublisher()
    }

    override func togglePlay() {
      super.togglePlay()
      playButton?.setTitle(output.playButtonTitle, for: .normal)
    }
  }

  @Traced(.viewController) final class PlayViewController: MVVMC.PlayViewController {
    init() {
      super.init(viewModel: PlayViewModel())
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      (viewModel as? PlayViewModel)?.playButton = playButton
    }
  }
}
