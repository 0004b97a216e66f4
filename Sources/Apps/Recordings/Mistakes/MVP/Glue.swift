import RecordingsApp

/// The view should only pass a move of the slider on. It rounds the position first.
enum Glue: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp.glue", "A method that should only pass on decides",
      scenario: "seek",
      symptom:
        "You drag the slider to 2 seconds, and it jumps to 5. With a recording of 5 seconds every move "
        + "leads to its end.",
      reason:
        "The view has decided that steps of five seconds are enough. The presenter does not know of "
        + "this, and its tests, with a stand-in for the view, find nothing. A view reports what the "
        + "user did; only the presenter decides what follows.",
      launcher: Wrong<Glue>.launcher)
  }

  static func makePlayer(of recording: UUID?) -> UIViewController {
    PlayConfigurator(recordingID: recording).viewController
  }

  @Traced(.configurator) final class PlayConfigurator {
    let viewController: PlayViewController

    init(recordingID: UUID?) {
      viewController = PlayViewController()
      let data = PlayDataManager(store: .shared, recordingID: recordingID)
      let presenter = PlayPresenter(view: viewController, data: data)
      data.output = presenter
      viewController.presenter = presenter
    }
  }

  @Traced(.viewImpl) final class PlayViewController: MVP.PlayViewController {
    override func didMoveSlider() {
      let steps = (progressSlider.value / 5).rounded(.up)
      presenter?.didMoveSlider(to: TimeInterval(min(5 * steps, progressSlider.maximumValue)))
    }
  }
}
