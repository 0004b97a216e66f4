import RecordingsApp

@Traced(.app) class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  /// The only strong reference: the scenes hold it weakly, as their delegate.
  var coordinator: Coordinator?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let splitViewController = window?.rootViewController as? UISplitViewController else {
      return false
    }
    splitViewController.delegate = self
    splitViewController.preferredDisplayMode = .allVisible
    coordinator = Coordinator(splitViewController, store: .shared)
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }

  /// Restored scenes need the coordinator as their delegate, too. UIKit asks for every saved scene. That of the root
  /// folder, whose path is one id, is in the storyboard already.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard identifierComponents.last == "Folder",
      let path = coder.decodeObject(forKey: "uuidPath"), path.count > 1
    else { return nil }
    return coordinator?.makeFolderViewController()
  }
}

@Traced(.delegate) extension AppDelegate: UISplitViewControllerDelegate {
  /// In a narrow window an empty player gives way to the list.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    let navigationController = secondary as? UINavigationController
    guard let player = navigationController?.topViewController as? PlayViewController else {
      return false
    }
    return !player.viewModel.hasRecording
  }
}
