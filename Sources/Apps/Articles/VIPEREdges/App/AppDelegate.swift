import ArticlesApp

/// The root of the app: it builds the first module, and the module that a link leads to.
@Traced(.app) class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  private let navigationController = UINavigationController()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    navigationController.restorationIdentifier = "MasterNav"
    let listView = makeListModule().buildDefault()
    navigationController.setViewControllers([listView], animated: false)
    window = UIWindow()
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    return true
  }

  func makeListModule() -> ListModule { ListModule() }

  /// What is on top, such as a share sheet, would cover the article.
  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard let link = ArticleLink(url) else { return false }
    let readerView = ReaderModule().buildDefault(articleID: link.articleID)
    navigationController.dismiss(animated: false)
    navigationController.pushViewController(readerView, animated: true)
    return true
  }
}
