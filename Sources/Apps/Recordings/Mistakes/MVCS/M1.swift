import RecordingsApp

/// The controller has a service and does not ask it: it renames the recording itself.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvcs.m1", "The controller goes past its service",
      scenario: "rename",
      symptom:
        "The field says \"Hi\", and the list and the title say \"Hello\". After `save-state` and `relaunch` "
        + "the recording has its old name again.",
      reason:
        "In this pattern the model only changes itself: a service asks for each change to be saved, and so announced. Who "
        + "changes an item without a service does half of the work, and the compiler allows it. In the MVC of this "
        + "course the item itself tells the store, so that `setName` is enough.",
      launcher: RecordingsMVCS.launcher(
        .main.replacing("Player", with: PlayViewController.init)))
  }

  @Traced(.controller) final class PlayViewController: MVCS.PlayViewController {
    override func rename(to name: String) {
      recording?.setName(name)
    }
  }
}
