import RecordingsApp

@Traced(.app) final class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: String]?
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

extension AppDelegate: UISplitViewControllerDelegate {}
