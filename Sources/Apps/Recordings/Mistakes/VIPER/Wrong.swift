import RecordingsApp

/// A mistake that replaces some parts of a folder's module.
protocol WrongParts {
  static func makeModule() -> FolderModule
  static func makeView() -> FolderDefaultView
  static func makeInteractor() -> FolderDefaultInteractor
  static func makePresenter(of folder: UUID) -> FolderDefaultPresenter
  static func makeRouter() -> FolderDefaultRouter
}

/// By default, the right parts.
extension WrongParts {
  static func makeModule() -> FolderModule { Wrong<Self>.FolderModule() }

  static func makeView() -> FolderDefaultView { FolderDefaultView() }

  static func makeInteractor() -> FolderDefaultInteractor {
    FolderDefaultInteractor(service: App.shared.recordingsService)
  }

  static func makePresenter(of folder: UUID) -> FolderDefaultPresenter {
    FolderDefaultPresenter(folderID: folder)
  }

  static func makeRouter() -> FolderDefaultRouter { Wrong<Self>.FolderDefaultRouter() }
}

/// The app with the wrong parts.
enum Wrong<Parts: WrongParts> {
  static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  @Traced(.app) final class AppDelegate: VIPER.AppDelegate {
    override func makeFolderModule() -> VIPER.FolderModule { Parts.makeModule() }
  }

  @Traced(.builder) class FolderModule: VIPER.FolderModule {
    override func buildDefault(folderID: UUID) -> UIViewController {
      let view = Parts.makeView()
      let interactor = Parts.makeInteractor()
      let presenter = Parts.makePresenter(of: folderID)
      let router = Parts.makeRouter()
      connect(view, interactor, presenter, router)
      finish(view, interactor, router)
      return view
    }

    /// Sets the references that only a mistake needs.
    func finish(
      _ view: FolderDefaultView, _ interactor: FolderDefaultInteractor,
      _ router: VIPER.FolderDefaultRouter
    ) {}
  }

  /// Has the next folder built with the wrong parts, too.
  @Traced(.router) class FolderDefaultRouter: VIPER.FolderDefaultRouter {
    override func showFolder(id: UUID) {
      viewController?.show(Parts.makeModule().buildDefault(folderID: id), sender: nil)
    }
  }
}
