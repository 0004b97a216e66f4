import RecordingsApp

/// The router builds the next module itself, and forgets one reference.
enum M6: WrongParts {
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
      launcher: Wrong<M6>.launcher)
  }

  static func makeRouter() -> VIPER.FolderDefaultRouter { FolderDefaultRouter() }

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
