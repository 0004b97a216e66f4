import RecordingsApp

/// The interactor's reference to the presenter is not weak.
enum LeakInteractor {
  static var mistake: Mistake {
    Mistake(
      "viper.leak-interactor", "The interactor holds its presenter",
      scenario: "back",
      symptom:
        "Nothing on the screen. But `objects` finds three parts of the module that you closed, and "
        + "three more after every other folder. Only the view is released.",
      reason:
        "Presenter and interactor hold each other, and the presenter holds the router. The view is "
        + "released; the other three stay and still observe.",
      launcher: RecordingsVIPER.launcher(FolderModule.init))
  }

  @Traced(.builder) final class FolderModule: VIPER.FolderModule {
    override func buildDefault(folderID: UUID) -> UIViewController {
      let view = FolderDefaultView()
      let interactor = FolderDefaultInteractor(service: App.shared.recordingsService)
      let presenter = FolderDefaultPresenter(folderID: folderID)
      let router = FolderDefaultRouter()
      connect(view, interactor, presenter, router)
      return view
    }
  }

  @Traced(.interactor) final class FolderDefaultInteractor: VIPER.FolderDefaultInteractor {
    private var strongPresenter: (any FolderPresenter)?

    override weak var presenter: (any FolderPresenter)? {
      get { strongPresenter }
      set { strongPresenter = newValue }
    }
  }

  @Traced(.router) final class FolderDefaultRouter: VIPER.FolderDefaultRouter {
    override func showFolder(id: UUID) {
      viewController?.show(FolderModule().buildDefault(folderID: id), sender: nil)
    }
  }
}
