import RecordingsApp

/// The router builds the next module itself, and forgets one reference.
enum M6 {
  static var mistake: Mistake {
    Mistake(
      "viper.m6", "The router builds the module by itself",
      scenario: "open-folder",
      symptom:
        "\"Work\" has no title and no rows, and says \"Loading…\" forever: its interactor has no "
        + "presenter to answer.",
      reason:
        "Two places that know how to put a module together soon differ. Only the builder should "
        + "build; the router shows what it gets.",
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

  @Traced(.router) final class FolderDefaultRouter: VIPER.FolderDefaultRouter {
    override func showFolder(id: UUID) {
      let view = FolderDefaultView()
      let interactor = FolderDefaultInteractor(service: App.shared.recordingsService)
      let presenter = FolderDefaultPresenter(folderID: id)
      let router = FolderDefaultRouter()
      view.presenter = presenter
      presenter.interactor = interactor
      presenter.view = view
      presenter.router = router
      router.presenter = presenter
      router.viewController = view
      viewController?.show(view, sender: nil)
    }
  }
}
