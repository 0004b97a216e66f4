import RecordingsApp

/// The router creates a view and shows it. No builder has given the view its presenter.
enum BareView: WrongParts {
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
      launcher: Wrong<BareView>.launcher)
  }

  static func makeRouter() -> VIPER.FolderDefaultRouter { FolderDefaultRouter() }

  @Traced(.router) final class FolderDefaultRouter: Wrong<BareView>.FolderDefaultRouter {
    override func showPlayer(id: UUID) {
      viewController?.showDetailViewController(PlayerDefaultView(), sender: nil)
    }
  }
}
