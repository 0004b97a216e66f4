import RecordingsApp

@Traced(.app) final class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let splitViewController = window?.rootViewController as? SplitViewController
    splitViewController?.context = StoreContext(
      documentStore: .shared, viewStateStore: .shared)
    return true
  }

  // MARK: State restoration

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {
    coder.encode(ViewStateStore.shared.serialized(), forKey: "viewState")
  }

  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {
    guard let json = coder.decodeString(forKey: "viewState") else { return }
    ViewStateStore.shared.reloadAndNotify(json: json)
  }
}
