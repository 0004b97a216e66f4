import RecordingsApp

@Traced(.app) final class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let splitViewController = window?.rootViewController as? UISplitViewController
    splitViewController?.delegate = self
    splitViewController?.preferredDisplayMode = .allVisible
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }
}

@Traced(.delegate) extension AppDelegate: UISplitViewControllerDelegate {
  /// In a narrow window an empty player gives way to the list.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    let navigationController = secondary as? UINavigationController
    guard let player = navigationController?.topViewController as? PlayViewController else {
      return false
    }
    return player.recording == nil
  }
}
