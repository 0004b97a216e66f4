import RecordingsApp

/// The presenter holds its view as the view holds its presenter.
enum LeakView: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp.leak-view", "The presenter holds its view strongly",
      scenario: "back",
      symptom:
        "Nothing on the screen. But `objects` finds a whole scene that no screen needs any more, view, "
        + "presenter, data manager and router, and one more for every folder that is visited. Each "
        + "still hears of every change.",
      reason:
        "UIKit holds the view, the view its presenter, the presenter data and router: a chain that "
        + "goes when the scene goes. One strong reference back makes it a ring. What points back is "
        + "weak.",
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
      view: any FolderViewInterface, data: any FolderDataInterface, router: FolderRouter
    ) {
      ownView = view
      super.init(view: view, data: data, router: router)
    }
  }
}
