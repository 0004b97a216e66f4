import RecordingsApp

/// The table view has a reference to the model, and deletes items itself.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvc.m2", "The view talks to the model",
      scenario: "delete",
      symptom:
        "Nothing at first. But the table uses the items that it once got: after `run mvc launch`, `tap "
        + "\"+\"`, `type \"Ideas\"`, `tap \"Create\"`, `swipe \"Ideas\"` the folder \"Work\" is deleted.",
      reason:
        "A view that knows the model keeps a copy of it that gets out of date, and it can show no "
        + "other model. The view reports the swipe; the controller decides what the swipe means.",
      launcher: RecordingsMVC.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVC.FolderViewController {
    override func loadView() {
      tableView = FolderTableView(folder, folder.contents)
      super.loadView()
    }
  }

  @Traced(.view) final class FolderTableView: UITableView {
    private let folder: Folder
    private let items: [Item]

    init(_ folder: Folder, _ items: [Item]) {
      self.folder = folder
      self.items = items
      super.init()
    }

    override func commitDelete(_ row: Int) {
      if items.indices.contains(row) { folder.remove(items[row]) }
    }
  }
}
