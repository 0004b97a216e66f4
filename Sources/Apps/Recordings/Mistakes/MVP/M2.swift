import RecordingsApp

/// The presenter knows which view controller is its view, and takes the table from it.
enum M2: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp.m2", "The presenter drives the widgets",
      scenario: "edit",
      symptom:
        "The rows can be deleted, but the button still says \"Edit\". In a test, where the view is no "
        + "view controller, nothing happens at all.",
      reason:
        "A presenter can be tested and reused without a screen as long as it says only what to "
        + "show. How to show it is the view's work.",
      launcher: Wrong<M2>.launcher)
  }

  static func makePresenter(
    _ view: FolderViewController, _ data: FolderDataManager, _ router: FolderRouter
  ) -> MVP.FolderPresenter {
    FolderPresenter(view: view, data: data, router: router)
  }

  @Traced(.presenter) final class FolderPresenter: MVP.FolderPresenter {
    override func didTapEdit() {
      isEditing.toggle()
      let tableView = (view as? UITableViewController)?.tableView
      tableView?.setEditing(isEditing, animated: true)
    }
  }
}
