import RecordingsApp

/// The view asks the interactor for its items. It does not know which folder it shows.
enum M1: WrongParts {
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
      launcher: Wrong<M1>.launcher)
  }

  static func makeModule() -> VIPER.FolderModule { FolderModule() }

  static func makeView() -> VIPER.FolderDefaultView { FolderDefaultView() }

  @Traced(.builder) final class FolderModule: Wrong<M1>.FolderModule {
    override func finish(
      _ view: VIPER.FolderDefaultView, _ interactor: VIPER.FolderDefaultInteractor,
      _ router: VIPER.FolderDefaultRouter
    ) {
      if let view = view as? FolderDefaultView { view.interactor = interactor }
    }
  }

  @Traced(.viewImpl) final class FolderDefaultView: VIPER.FolderDefaultView {
    var interactor: (any FolderInteractor)?

    override func viewDidLoad() { interactor?.fetchItems(in: .rootFolder) }
  }
}
