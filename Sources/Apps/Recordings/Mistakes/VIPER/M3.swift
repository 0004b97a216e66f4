import RecordingsApp

/// The view has a reference to the router, to avoid the detour.
enum M3: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.m3", "The view navigates",
      scenario: "open-folder",
      symptom:
        "Folders open as they should. But after `run viper launch`, `open \"Hello\"` there is an empty "
        + "folder called \"Hello\", where the player should be.",
      reason:
        "Where a tap leads is a decision, and a view makes no decisions: it knows only the title "
        + "of a row. The presenter knows the item, and only the presenter calls the router.",
      launcher: Wrong<M3>.launcher)
  }

  static func makeModule() -> VIPER.FolderModule { FolderModule() }

  static func makeView() -> VIPER.FolderDefaultView { FolderDefaultView() }

  @Traced(.builder) final class FolderModule: Wrong<M3>.FolderModule {
    override func finish(
      _ view: VIPER.FolderDefaultView, _ interactor: VIPER.FolderDefaultInteractor,
      _ router: VIPER.FolderDefaultRouter
    ) {
      if let view = view as? FolderDefaultView { view.router = router }
    }
  }

  @Traced(.viewImpl) final class FolderDefaultView: VIPER.FolderDefaultView {
    var router: (any FolderRouter)?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      router?.showFolder(id: rows[indexPath.row].id)
    }
  }
}
