public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }

  /// The storyboard's scene is there, if there is one; nothing is restored yet. An app that makes its
  /// window itself makes it here.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [String: String]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: String]?
  ) -> Bool
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Asked for the app's own part of the archive, before any scene is.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Told when every scene is restored.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Asked to make a scene that is missing. Without an answer the storyboard makes it.
  ///
  /// - Parameters:
  ///   - identifierComponents: the scene's place, as in `["MasterNav", "Folder"]`.
  ///   - coder: what the scene has written.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [String: String]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: String]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}

  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}

  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
}

/// What the delegate is told about: the app itself.
public struct UIApplication: CustomStringConvertible {
  static let shared = UIApplication()

  public var description: String { "UIApplication" }
}

/// What it takes to start an app: its delegate, and the storyboard that `Info.plist` names.
public struct Launcher {
  private let makeDelegate: () -> any UIApplicationDelegate
  private let storyboard: UIStoryboard?

  /// - Parameter storyboard: what `Info.plist` names as the main storyboard.
  public init(
    delegate: @escaping () -> any UIApplicationDelegate, storyboard: UIStoryboard? = nil
  ) {
    makeDelegate = delegate
    self.storyboard = storyboard
  }

  /// The storyboard's initial scene is made and put into a window, and the delegate prepares itself.
  public func begin() {
    let delegate = quietly { makeDelegate() }
    UIKit.shared.delegate = delegate
    acting(as: UIKit.shared) {
      show(storyboard?.instantiateInitialViewController(), in: delegate)
    }
    deliver(.lifecycle, from: UIKit.shared, to: delegate) {
      _ = delegate.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    }
  }

  /// The delegate is told again. State is restored before that.
  public func finish() {
    guard let delegate = UIKit.shared.delegate else { return }
    deliver(.lifecycle, from: UIKit.shared, to: delegate) {
      _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    }
  }

  private func show(_ scene: UIViewController?, in delegate: any UIApplicationDelegate) {
    guard let scene else { return }
    quietly {
      let window = UIWindow()
      window.rootViewController = scene
      window.makeKeyAndVisible()
      delegate.window = window
    }
  }
}
