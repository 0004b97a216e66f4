public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }

  /// Called when the storyboard's scene is made, before state is restored. An app without a storyboard makes
  /// its window here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Called before the scenes are asked for their state: adds the app's own part to the archive.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called when every scene is restored.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Opens a link to the app that was followed elsewhere.
  ///
  /// - Returns: whether the app knows what the link stands for.
  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Creates a scene that is missing; `nil` to let the storyboard create it.
  ///
  /// - Parameters:
  ///   - identifierComponents: the path of the scene, as in `["MasterNav", "Folder"]`.
  ///   - coder: the state that the scene has saved.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
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
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
}

/// The app itself.
public struct UIApplication: CustomStringConvertible {
  /// Why it was launched. The toy has no reasons.
  public nonisolated struct LaunchOptionsKey: Hashable, Sendable {}
  /// Who opens a link. The toy does not say.
  public nonisolated struct OpenURLOptionsKey: Hashable, Sendable {}

  public static let shared = UIApplication()

  /// Leaves the app: the browser comes to the front, with the address. The delegate is not told.
  public func open(_ url: URL) {
    deliver(.navigate, "open(_:)", [_capture(url)], to: UIKit.shared) {
      UIKit.shared.showBrowser(at: url)
    }
  }

  public var description: String { "UIApplication" }
}

/// Starts an app, with its delegate and its main storyboard.
public struct Launcher {
  private let makeDelegate: () -> any UIApplicationDelegate
  private let storyboard: UIStoryboard?

  /// - Parameter storyboard: the main storyboard, named by `Info.plist`; `nil` when the app has none.
  public init(
    delegate: @escaping () -> any UIApplicationDelegate, storyboard: UIStoryboard? = nil
  ) {
    makeDelegate = delegate
    self.storyboard = storyboard
  }

  /// Creates the delegate, then the storyboard's initial scene in a window, then calls the delegate for the
  /// first time.
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

  /// Calls the delegate for the second time. Restore state before that.
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

/// The root of everything on the screen.
public final class UIWindow {
  public var rootViewController: UIViewController? {
    didSet {
      deliver(.navigate, "rootViewController", [_capture(rootViewController)], to: UIKit.shared) {}
      if UIKit.shared.keyWindow === self { UIKit.shared.noteRoot() }
    }
  }

  public init() {}

  public func makeKeyAndVisible() { UIKit.shared.keyWindow = self }
}
