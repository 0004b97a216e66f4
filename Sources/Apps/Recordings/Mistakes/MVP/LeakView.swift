import RecordingsApp

/// The presenter holds its view as the view holds its presenter.
enum LeakView: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp.leak-view", "The presenter holds its view strongly",
      scenario: "back",
      symptom:
        "Nothing on the screen. But `objects` finds a whole scene that no screen needs any more "
        + "(view, presenter, data manager and router), and one more for every folder that you "
        + "visit. The data manager of each still observes every change.",
      reason:
        "UIKit holds the view, the view holds its presenter, the presenter holds data manager and "
        + "router: the chain is released with the scene. One strong reference back makes a "
        + "retain cycle. References that point back must be weak.",
      launcher: Wrong<LeakView>.launcher)
  }

  static func makePresenter(
    _ view: FolderViewController, _ data: FolderDataManager, _ router: FolderRouter
  ) -> MVP.FolderPresenter {
    FolderPresenter(view: view, data: data, router: router)
  }

  @Traced(.presenter) final class FolderPresenter: MVP.FolderPresenter {
    private let ownView: any FolderViewInterface

    override init(
      view: any FolderViewInterface, data: any FolderDataInterface,
      router: any FolderRouterInterface
    ) {
      ownView = view
      super.init(view: view, data: data, router: router)
    }
  }
}
