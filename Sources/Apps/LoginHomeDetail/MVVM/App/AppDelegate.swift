import LoginHomeDetailApp

@Traced(.app) final class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigationController = UINavigationController(rootViewController: LoginViewController())
    navigationController.restorationIdentifier = "Nav"
    window = UIWindow()
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    return true
  }
}
