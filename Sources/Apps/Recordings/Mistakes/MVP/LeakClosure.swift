import RecordingsApp

/// The property is weak, but the closure holds its value strongly.
enum LeakClosure: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp.leak-closure", "A closure undoes a weak reference",
      scenario: "play",
      symptom:
        "\"Hello\" goes on playing when the next recording is open: after `open \"Work\"`, `open "
        + "\"Standup\"` there is still a timer that `tick` finds, though nothing seems to play.",
      reason:
        "`output` is weak, but [output] captures it strongly. The presenter holds the data "
        + "manager, which holds the player, which holds the closure, which holds the presenter. "
        + "Write [weak self] in the capture list, and read the output when it is needed.",
      launcher: Wrong<LeakClosure>.launcher)
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

  @Traced(.data) final class PlayDataManager: MVP.PlayDataManager {
    override func makePlayer(for recording: UUID) -> Player? {
      Player(url: .soundFile(of: recording)) { [output] state in
        output?.playerDidChange(state)
      }
    }
  }
}
