/// Where the app shows itself: the root of everything on the screen.
public final class UIWindow {
  public var rootViewController: UIViewController?

  public init() {}

  public func makeKeyAndVisible() { UIKit.shared.keyWindow = self }
}
