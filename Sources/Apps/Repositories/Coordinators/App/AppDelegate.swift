import RepositoriesApp

/// Creates the window and the first coordinator, and keeps both.
@Traced(.app) class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?
  var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigationController = UINavigationController()
    navigationController.restorationIdentifier = "MasterNav"
    window = UIWindow()
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    coordinator = makeCoordinator(navigationController)
    coordinator?.start()
    return true
  }

  func makeCoordinator(_ navigationController: UINavigationController) -> AppCoordinator {
    AppCoordinator(navigationController: navigationController)
  }
}
