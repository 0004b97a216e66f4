import RecordingsApp

/// Builds the recorder's module.
@Traced(.builder) final class RecordModule {
  /// - Parameter delegate: called when the module is finished.
  func buildDefault(
    folderID: UUID, delegate: any RecordModuleDelegate
  ) -> UIViewController {
    let view = RecordDefaultView()
    let interactor = RecordDefaultInteractor(
      service: App.shared.recordingsService, audioService: App.shared.audioService)
    let presenter = RecordDefaultPresenter(folderID: folderID)
    let router = RecordDefaultRouter()

    view.presenter = presenter
    presenter.interactor = interactor
    presenter.view = view
    presenter.router = router
    interactor.presenter = presenter
    router.presenter = presenter
    router.viewController = view
    router.delegate = delegate
    return view
  }
}
