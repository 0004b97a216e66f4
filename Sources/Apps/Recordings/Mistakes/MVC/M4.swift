import RecordingsApp

/// The store knows the controller, and calls it instead of posting a notification.
enum M4 {
  static var mistake: Mistake {
    Mistake(
      "mvc.m4", "The model calls the controller",
      scenario: "delete",
      symptom: "The list is right, but the player still shows \"Hello\", which is deleted: the "
        + "store told only the controller that it knows. It does not write its file either: after "
        + "`save-state`, `relaunch` \"Hello\" is back.",
      reason:
        "A model that calls one controller can serve only that one. It posts a notification "
        + "instead, and every object that needs to know observes it.",
      launcher: Launcher(
        delegate: {
          RecordingsApp.Store.shared = Store(url: .storeFile)
          return AppDelegate()
        }, storyboard: .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.model) final class Store: RecordingsApp.Store {
    private weak var controller: FolderViewController?

    func tell(_ controller: FolderViewController) { self.controller = controller }

    override func save(_ item: Item, _ change: Change) { controller?.itemsDidChange() }
  }

  @Traced(.controller) final class FolderViewController: MVC.FolderViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      (RecordingsApp.Store.shared as? Store)?.tell(self)
    }

    func itemsDidChange() { tableView.reloadData() }
  }
}
