import RecordingsApp

/// Builds the player's scene. It is not needed after that. The scene leads to no other, so it has no router.
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
