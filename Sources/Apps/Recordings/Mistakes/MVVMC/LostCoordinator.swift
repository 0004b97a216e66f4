import RecordingsApp

/// No object holds the coordinator strongly: delegates are weak.
enum LostCoordinator {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.lost-coordinator", "Nobody keeps the coordinator",
      scenario: "open-folder",
      symptom: "Nothing happens. Rows cannot be opened, and `tap \"Record\"` does nothing either.",
      reason:
        "A delegate is held weakly, so that scenes do not keep their coordinator alive. Somebody has "
        + "to: the app delegate, in a property. Otherwise every delegate is nil before the first tap.",
      launcher: Launcher(delegate: AppDelegate.init, storyboard: .main))
  }

  @Traced(.app) final class AppDelegate: MVVMC.AppDelegate {
    override func application(
      _ application: UIApplication, willFinishLaunchingWithOptions options: [String: String]?
    ) -> Bool {
      guard let splitViewController = window?.rootViewController as? UISplitViewController else {
        return false
      }
      splitViewController.delegate = self
      _ = Coordinator(splitViewController, store: .shared)
      return true
    }
  }
}
