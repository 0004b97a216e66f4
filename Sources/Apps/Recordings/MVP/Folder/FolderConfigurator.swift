import RecordingsApp

/// Builds a folder's scene. It is not needed after that.
@Traced(.configurator) final class FolderConfigurator {
  let viewController: FolderViewController

  init(folderID: UUID) {
    viewController = FolderViewController()
    let router = FolderRouter(viewController: viewController)
    let data = FolderDataManager(store: .shared, folderID: folderID)
    let presenter = FolderPresenter(view: viewController, data: data, router: router)
    data.output = presenter
    viewController.presenter = presenter
  }
}
