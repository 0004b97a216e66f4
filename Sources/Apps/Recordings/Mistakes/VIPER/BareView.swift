import RecordingsApp

/// The router creates a view and shows it. No builder has given the view its presenter.
enum BareView {
  static var mistake: Mistake {
    Mistake(
      "viper.bare-view", "The router shows a view that no builder made",
      scenario: "open-recording",
      symptom:
        "The player opens, but it is not about \"Hello\": it says \"No recording\" and shows an empty "
        + "field below. `tap \"Play\"` does nothing.",
      reason:
        "A view is only one part of a module. The builder makes the other parts and connects them; a "
        + "view without a presenter has nothing to show and no object to report to. A router shows "
        + "what it gets from a builder.",
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
      viewController?.show(FolderModule().buildDefault(folderID: id), sender: nil)
    }

    override func showPlayer(id: UUID) {
      viewController?.showDetailViewController(PlayerDefaultView(), sender: nil)
    }
  }
}
