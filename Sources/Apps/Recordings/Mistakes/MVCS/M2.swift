import RecordingsApp

/// The service knows the table and deletes the row, so that the controller does not have to observe.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvcs.m2", "The service changes the view",
      scenario: "delete",
      symptom:
        "Nothing, as long as you delete here. After `run mvcs launch`, `remote delete \"Hello\"` the row is still there: the "
        + "change went through another service, which has no table.",
      reason:
        "A service that changes a view serves only this scene, and only the changes that it makes itself. It needs a "
        + "table in every test. It changes the model and asks for it to be saved; the controller hears of it from the store, and updates the view.",
      launcher: RecordingsMVCS.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVCS.FolderViewController {
    private let tableService = FolderTableService()

    override func handleChangeNotification(_ notification: Notification) {
      if case .removed(_, let parent) = notification.change, parent === folder { return }
      super.handleChangeNotification(notification)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      if let row = tableView.indexPathForSelectedRow?.row, !hasItem(at: row) { return }
      super.prepare(for: segue, sender: sender)
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard hasItem(at: indexPath.row) else { return }
      tableService.remove(folder.contents[indexPath.row], at: indexPath, in: tableView)
    }

    /// The row may be left of an item that was deleted elsewhere.
    private func hasItem(at row: Int) -> Bool { folder.contents.indices.contains(row) }
  }

  @Traced(.service) final class FolderTableService: FolderService {
    init() {
      super.init()
    }

    func remove(_ item: Item, at row: IndexPath, in tableView: UITableView) {
      remove(item)
      tableView.deleteRows(at: [row], with: .automatic)
    }
  }
}
