import RecordingsApp

/// Builds the first modules. Routers have all others built.
@Traced(.app) class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  private let splitViewController = UISplitViewController(style: .doubleColumn)
  private let masterNavigation = UINavigationController()

  /// The window must exist before state is restored into it.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    splitViewController.restorationIdentifier = "Split"
    masterNavigation.restorationIdentifier = "MasterNav"
    splitViewController.setViewController(masterNavigation, for: .primary)
    let window = UIWindow()
    window.rootViewController = splitViewController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Builds the modules that were not restored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if masterNavigation.topViewController == nil {
      let folderView = makeFolderModule().buildDefault(folderID: .rootFolder)
      masterNavigation.setViewControllers([folderView], animated: false)
    }
    if splitViewController.viewController(for: .secondary) == nil {
      let playerView = PlayerModule().buildDefault(recordingID: nil)
      splitViewController.setViewController(playerView, for: .secondary)
    }
    return true
  }

  func makeFolderModule() -> FolderModule { FolderModule() }

  // MARK: State restoration

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }

  /// A saved scene is restored by building its module for the saved id.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    let id = coder.decodeObject(forKey: "uuidPath")?.last
    switch identifierComponents.last {
    case "Folder": return makeFolderModule().buildDefault(folderID: id ?? .rootFolder)
    case "Player": return PlayerModule().buildDefault(recordingID: id)
    default: return nil
    }
  }
}
