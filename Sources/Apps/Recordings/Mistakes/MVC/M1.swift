import RecordingsApp

/// The controller does not leave the row to the notification. When the notification has deleted it, the
/// controller deletes the row at the same place: another one.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvc.m1", "The controller changes the view instead of waiting for the notification",
      scenario: "delete",
      symptom:
        "One row was deleted, and two are gone: the folder \"Work\" is still there, but the list "
        + "is empty. UIKit would stop the app, because the table no longer agrees with its data "
        + "source.",
      reason:
        "Two places change the view. An action that changes the model must leave the view alone: "
        + "the observer updates the view, here and in every other scene.",
      launcher: RecordingsMVC.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVC.FolderViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}
