import RecordingsApp

/// The view has a reference to the router, to avoid the detour.
enum M3 {
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
      launcher: RecordingsVIPER.launcher(FolderModule.init))
  }

  @Traced(.builder) final class FolderModule: VIPER.FolderModule {
    override func buildDefault(folderID: UUID) -> UIViewController {
      let view = FolderDefaultView()
      let interactor = FolderDefaultInteractor(service: App.shared.recordingsService)
      let presenter = FolderDefaultPresenter(folderID: folderID)
      let router = FolderDefaultRouter()
      connect(view, interactor, presenter, router)
      view.router = router
      return view
    }
  }

  @Traced(.viewImpl) final class FolderDefaultView: VIPER.FolderDefaultView {
    var router: (any FolderRouter)?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      router?.showFolder(id: rows[indexPath.row].id)
    }
  }
}
