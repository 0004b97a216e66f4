import RecordingsApp

/// The controller changes its own views, as it would in MVC. The view state does not change.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvc-vs.m1", "The controller changes the view instead of the view state",
      scenario: "edit",
      symptom:
        "Nothing at first. But after `save-state`, `relaunch` the list is no longer in edit mode, "
        + "although everything else comes back; and the log does not have it either.",
      reason:
        "View state that is not in the view-state model cannot be restored, logged or set. Change "
        + "the state, and let the view follow its notification.",
      launcher: RecordingsMVCVS.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVCVS.FolderViewController {
    override func toggleEditing() {
      let editing = !tableView.isEditing
      tableView.setEditing(editing, animated: true)
      navigationItem.leftBarButtonItem = editing ? doneButton : editButton
    }
  }
}
