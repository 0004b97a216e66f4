import RecordingsApp

/// Creates the window and the first two scenes. A storyboard creates view controllers: a scene of this pattern
/// is more than that.
@Traced(.app) class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigationController = UINavigationController(rootViewController: makeFolder())
    navigationController.restorationIdentifier = "MasterNav"
    let splitViewController = UISplitViewController(style: .doubleColumn)
    splitViewController.restorationIdentifier = "Split"
    splitViewController.setViewController(navigationController, for: .primary)
    splitViewController.setViewController(makePlayer(), for: .secondary)
    window = UIWindow()
    window?.rootViewController = splitViewController
    window?.makeKeyAndVisible()
    return true
  }

  func makeFolder() -> UIViewController {
    FolderConfigurator(folderID: Store.shared.rootFolder.uuid).viewController
  }

  func makePlayer() -> UIViewController {
    PlayConfigurator(recordingID: nil).viewController
  }

  // MARK: State restoration

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }

  /// A folder's scene must be built before its state can be restored.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    identifierComponents.last == "Folder" ? makeFolder() : nil
  }
}
