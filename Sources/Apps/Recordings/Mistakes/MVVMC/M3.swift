import RecordingsApp

/// The controller observes the model beside its view-model, and updates the same list.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m3", "The controller observes the model",
      scenario: "delete",
      symptom:
        "One recording was deleted, and two rows are gone: the folder \"Work\" is still there, but the "
        + "list is empty. UIKit would end the app, because the table no longer agrees with its data "
        + "source.",
      reason:
        "The news comes twice, once by the binding and once from the centre. The view-model observes, "
        + "and the controller cannot even tell what a new value came from.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
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
