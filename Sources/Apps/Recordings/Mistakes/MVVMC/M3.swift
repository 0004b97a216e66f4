import RecordingsApp

/// The controller observes the model as its view-model does, and updates the same list.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m3", "The controller observes the model",
      scenario: "delete",
      symptom:
        "One recording was deleted, and two rows are gone: the folder \"Work\" is still there, but the "
        + "list is empty. UIKit would stop the app: a table with a diffable data source may be "
        + "changed only by apply.",
      reason:
        "The controller hears of the change twice: by the binding and from the notification "
        + "centre. Only the view-model should observe; the controller gets new values and does "
        + "not need to know their cause.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Folder", with: { FolderViewController() })))
  }

  @Traced(.viewController) final class FolderViewController: MVVMC.FolderViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      NotificationCenter.default.addObserver(
        self, selector: FolderViewController.storeChanged, name: Store.changedNotification,
        object: nil)
    }

    func storeChanged(_ notification: Notification) {
      guard case .removed(let row, _) = notification.change else { return }
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }
}
