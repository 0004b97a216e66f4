import RecordingsApp

/// The controller creates the next scene itself, and pushes it.
enum M4 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m4", "The controller pushes the next controller",
      scenario: "open-folder",
      symptom:
        "The folder opens. But in it `open \"Standup\"` and `tap \"Record\"` do nothing: the new "
        + "controller has no delegate.",
      reason:
        "The coordinator gives each scene what it needs, including itself as the delegate. A scene "
        + "that makes the next scene must know what that one needs, and easily forgets a part.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Folder", with: { FolderViewController() })))
  }

  @Traced(.viewController) final class FolderViewController: MVVMC.FolderViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard let uuid = dataSource?.itemIdentifier(for: indexPath),
        let folder = viewModel.item(uuid) as? Folder,
        let next = storyboard?.instantiateViewController(withIdentifier: "Folder")
          as? FolderViewController
      else {
        return super.tableView(tableView, didSelectRowAt: indexPath)
      }
      next.viewModel.folder = folder
      navigationController?.pushViewController(next, animated: true)
    }
  }
}
