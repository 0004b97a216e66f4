import RecordingsApp
import TEAKit

/// Makes the driver. No object of the app but the driver keeps a view controller.
@Traced(.app) class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?
  private var driver: (any AppDriver)?

  /// The window must exist before state is restored into it.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let driver = makeDriver()
    self.driver = driver
    let window = UIWindow()
    window.rootViewController = driver.viewController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func makeDriver() -> any AppDriver { Driver(AppState(items: Store.shared.items)) }

  // MARK: State restoration

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {
    driver?.encodeRestorableState(with: coder)
  }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {
    driver?.decodeRestorableState(with: coder)
  }
}
