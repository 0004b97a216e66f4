/// The methods of UIKit that an app can exchange while it runs.
///
/// It stands for the method tables of the Objective-C runtime, in which `method_exchangeImplementations` puts
/// another implementation in the place of the old one. Swift on Linux has no such runtime.
public final class MethodTable {
  public typealias Appearing = (_ viewController: UIViewController, _ animated: Bool) -> Void

  /// The method table of the running app.
  @PerLaunch public static var current = MethodTable()

  /// What `UIViewController` does in `viewWillAppear(_:)`. Subclasses reach it by `super`.
  public var viewWillAppear: Appearing = { _, _ in } {
    didSet { isExchanged = true }
  }

  /// Whether the app has exchanged a method. Otherwise UIKit's own implementation, which does nothing that
  /// matters here, is no message in the record.
  private(set) var isExchanged = false

  func sendViewWillAppear(to viewController: UIViewController, animated: Bool) {
    guard isExchanged else { return }
    let call = _begin(viewController, "viewWillAppear(_:)", .lifecycle, [.bool(animated)])
    defer { _end(call) }
    viewWillAppear(viewController, animated)
  }
}
