import DanmuApp

/// Creates the window and its only screen.
@Traced(.app) class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigationController = UINavigationController(rootViewController: makeChat())
    navigationController.restorationIdentifier = "MasterNav"
    window = UIWindow()
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    return true
  }

  func makeChat() -> UIViewController { DanmuConfigurator().view }
}
