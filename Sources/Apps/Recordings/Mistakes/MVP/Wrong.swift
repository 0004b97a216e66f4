import RecordingsApp

/// A mistake that replaces some parts of the scenes.
protocol WrongParts {
  static func makeView(of folder: UUID) -> FolderViewController
  static func makeData(of folder: UUID, for view: FolderViewController) -> FolderDataManager
  static func makePresenter(
    _ view: FolderViewController, _ data: FolderDataManager, _ router: FolderRouter
  ) -> FolderPresenter
  static func makePlayer(of recording: UUID?) -> UIViewController
}

/// By default, the right parts.
extension WrongParts {
  static func makeView(of folder: UUID) -> FolderViewController { FolderViewController() }

  static func makeData(of folder: UUID, for view: FolderViewController) -> FolderDataManager {
    FolderDataManager(store: .shared, folderID: folder)
  }

  static func makePresenter(
    _ view: FolderViewController, _ data: FolderDataManager, _ router: FolderRouter
  ) -> FolderPresenter {
    FolderPresenter(view: view, data: data, router: router)
  }

  static func makePlayer(of recording: UUID?) -> UIViewController {
    PlayConfigurator(recordingID: recording).viewController
  }
}

/// The app with the wrong parts.
enum Wrong<Parts: WrongParts> {
  static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  @Traced(.app) final class AppDelegate: MVP.AppDelegate {
    override func makeFolder() -> UIViewController {
      FolderConfigurator(folderID: Store.shared.rootFolder.uuid).viewController
    }

    override func makePlayer() -> UIViewController { Parts.makePlayer(of: nil) }
  }

  @Traced(.configurator) final class FolderConfigurator {
    let viewController: FolderViewController

    init(folderID: UUID) {
      viewController = Parts.makeView(of: folderID)
      let router = FolderRouter(viewController: viewController)
      let data = Parts.makeData(of: folderID, for: viewController)
      let presenter = Parts.makePresenter(viewController, data, router)
      data.output = presenter
      viewController.presenter = presenter
    }
  }

  @Traced(.router) final class FolderRouter: MVP.FolderRouter {
    override func showFolder(id: UUID) {
      let folder = FolderConfigurator(folderID: id).viewController
      viewController?.navigationController?.pushViewController(folder, animated: true)
    }

    override func showPlayer(id: UUID) {
      viewController?.splitViewController?.showDetailViewController(
        Parts.makePlayer(of: id), sender: nil)
    }
  }
}
