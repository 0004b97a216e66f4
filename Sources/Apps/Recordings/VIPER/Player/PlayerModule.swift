import RecordingsApp

/// Builds the player's module.
@Traced(.builder) final class PlayerModule {
  /// - Parameter recordingID: `nil` for a player without a recording.
  func buildDefault(recordingID: UUID?) -> UIViewController {
    let view = PlayerDefaultView()
    let interactor = PlayerDefaultInteractor(
      service: App.shared.recordingsService, audioService: App.shared.audioService)
    let presenter = PlayerDefaultPresenter(recordingID: recordingID)
    let router = PlayerDefaultRouter()

    view.presenter = presenter
    presenter.interactor = interactor
    presenter.view = view
    presenter.router = router
    interactor.presenter = presenter
    router.presenter = presenter
    router.viewController = view
    return view
  }
}
