import RecordingsApp

/// The view asks the interactor for its items. It does not know which folder it shows.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "viper.m1", "The view talks to the interactor",
      scenario: "launch",
      symptom:
        "Nothing at first, because the first folder is the root. But after `open \"Work\"` you see "
        + "the list of the root again, with its title.",
      reason:
        "The presenter decides what to fetch and keeps what it needs for that: here, which folder "
        + "it is. The view only reports that it has been loaded.",
      launcher: RecordingsVIPER.launcher(FolderModule.init))
  }

  @Traced(.builder) final class FolderModule: VIPER.FolderModule {
    override func buildDefault(folderID: UUID) -> UIViewController {
      let view = FolderDefaultView()
      let interactor = FolderDefaultInteractor(service: App.shared.recordingsService)
      let presenter = FolderDefaultPresenter(folderID: folderID)
      let router = FolderDefaultRouter()
      connect(view, interactor, presenter, router)
      view.interactor = interactor
      return view
    }
  }

  @Traced(.viewImpl) final class FolderDefaultView: VIPER.FolderDefaultView {
    var interactor: (any FolderInteractor)?

    override func viewDidLoad() { interactor?.fetchItems(in: .rootFolder) }
  }

  @Traced(.router) final class FolderDefaultRouter: VIPER.FolderDefaultRouter {
    override func showFolder(id: UUID) {
      viewController?.show(FolderModule().buildDefault(folderID: id), sender: nil)
    }
  }
}
