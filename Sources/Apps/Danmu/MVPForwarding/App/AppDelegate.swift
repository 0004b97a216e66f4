import DanmuApp

/// Creates the window and its only screen.
@Traced(.app) class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [String: String]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(
      rootViewController: makeChat(), restorationIdentifier: "MasterNav")
    window?.makeKeyAndVisible()
    return true
  }

  func makeChat() -> UIViewController { DanmuConfigurator().view }
}
