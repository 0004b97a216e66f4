import RecordingsApp

/// Puts the player's scene together, and is not needed after that. No way leads out of the scene, so it
/// has no router.
@Traced(.configurator) final class PlayConfigurator {
  let viewController: PlayViewController

  /// - Parameter recordingID: `nil` for a player without a recording.
  init(recordingID: UUID?) {
    viewController = PlayViewController()
    let data = PlayDataManager(store: .shared, recordingID: recordingID)
    let presenter = PlayPresenter(view: viewController, data: data)
    data.output = presenter
    viewController.presenter = presenter
  }
}
