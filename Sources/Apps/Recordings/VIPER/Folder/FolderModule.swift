import RecordingsApp

/// Builds a folder's module. It holds none of the parts, and no part holds it.
@Traced(.builder) class FolderModule {
  func buildDefault(folderID: UUID) -> UIViewController {
    let view = FolderDefaultView()
    let interactor = FolderDefaultInteractor(service: App.shared.recordingsService)
    let presenter = FolderDefaultPresenter(folderID: folderID)
    let router = FolderDefaultRouter()
    connect(view, interactor, presenter, router)
    return view
  }

  /// UIKit holds the view, the view the presenter, the presenter all other parts. The references back are
  /// weak. A method of its own only because the mistakes connect other parts.
  final func connect(
    _ view: FolderDefaultView, _ interactor: FolderDefaultInteractor,
    _ presenter: FolderDefaultPresenter, _ router: FolderDefaultRouter
  ) {
    view.presenter = presenter
    presenter.interactor = interactor
    presenter.view = view
    presenter.router = router
    interactor.presenter = presenter
    router.presenter = presenter
    router.viewController = view
  }
}
