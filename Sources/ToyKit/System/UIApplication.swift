public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: String]?
  ) -> Bool
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
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

  /// The initial scene is made first and put into a window, then the delegate is told.
  public func launch() {
    let uikit = UIKit.shared
    let delegate = quietly { makeDelegate() }
    uikit.delegate = delegate
    acting(as: uikit) {
      show(storyboard?.instantiateInitialViewController(), in: delegate)
      deliver(.lifecycle, from: uikit, to: delegate) {
        _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      }
    }
  }

  private func show(_ scene: UIViewController?, in delegate: any UIApplicationDelegate) {
    guard let scene else { return }
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    quietly { delegate.window = window }
  }
}
