/// Where the app shows itself: the root of everything on the screen.
public final class UIWindow {
  public var rootViewController: UIViewController? {
    didSet {
      deliver(
        .navigate, "setRootViewController(_:)", [_capture(rootViewController)], to: UIKit.shared
      ) {}
      if UIKit.shared.keyWindow === self { UIKit.shared.noteRoot() }
    }
  }

  public init() {}

  public func makeKeyAndVisible() { UIKit.shared.keyWindow = self }
}
