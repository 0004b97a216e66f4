import RecordingsApp

/// Builds the recorder's scene. It is not needed after that.
@Traced(.configurator) final class RecordConfigurator {
  let viewController: RecordViewController

  init(folderID: UUID, delegate: any RecordPresenterDelegate) {
    viewController = RecordViewController()
    let router = RecordRouter(viewController: viewController)
    let data = RecordDataManager(store: .shared, folderID: folderID)
    let presenter = RecordPresenter(
      view: viewController, data: data, router: router, delegate: delegate)
    data.output = presenter
    viewController.presenter = presenter
  }
}
