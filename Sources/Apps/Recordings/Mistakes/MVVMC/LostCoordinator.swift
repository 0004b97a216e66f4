import RecordingsApp

/// No object holds the coordinator strongly: delegates are weak.
enum LostCoordinator {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.lost-coordinator", "No object keeps the coordinator",
      scenario: "open-folder",
      symptom: "Nothing happens. Rows cannot be opened, and `tap \"Record\"` does nothing either.",
      reason:
        "Delegates are weak, so the scenes do not keep their coordinator alive. The app delegate "
        + "must keep it, in a property. Otherwise every delegate is nil before the first tap.",
      launcher: Launcher(delegate: AppDelegate.init, storyboard: .main))
  }

  @Traced(.app) final class AppDelegate: MVVMC.AppDelegate {
    override func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      guard let splitViewController = window?.rootViewController as? UISplitViewController else {
        return false
      }
      splitViewController.delegate = self
      splitViewController.preferredDisplayMode = .allVisible
      _ = Coordinator(splitViewController, store: .shared)
      return true
    }
  }
}
