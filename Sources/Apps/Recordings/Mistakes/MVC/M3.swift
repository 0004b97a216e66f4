import RecordingsApp

/// The player's controller updates the list, so that the list does not have to observe.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mvc.m3", "A controller commands the views of another scene",
      scenario: "rename",
      symptom:
        "Nothing, while the recording's own list is on the screen. After `run mvc launch`, `open "
        + "\"Hello\"`, `open \"Work\"`, `type \"Hi\"`, `back` the list still says \"Hello\".",
      reason:
        "A controller that commands other views must know every scene that shows the same thing, "
        + "now and in every later version. Scenes that show the same model each observe it.",
      launcher: RecordingsMVC.launcher(
        .main.replacing("Folder", with: FolderViewController.init)
          .replacing("Player", with: PlayViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVC.FolderViewController {
    override func handleChangeNotification(_ notification: Notification) {
      if case .renamed = notification.change { return }
      super.handleChangeNotification(notification)
    }
  }

  @Traced(.controller) final class PlayViewController: MVC.PlayViewController {
    override func rename(to name: String) {
      super.rename(to: name)
      let list = splitViewController?.viewControllers.first as? UINavigationController
      (list?.topViewController as? UITableViewController)?.tableView.reloadData()
    }
  }
}
