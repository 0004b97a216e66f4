import LoginHomeDetailApp

extension UIViewController {
  /// Makes every view controller tell the mediator that it appears, UIKit's own ones too. Only the keyboard's
  /// is skipped.
  ///
  /// This simulates method swizzling. In Objective-C it is done by `method_exchangeImplementations` in `+load`,
  /// before the app starts.
  static func exchangeViewWillAppear() {
    let original = MethodTable.current.viewWillAppear
    MethodTable.current.viewWillAppear = { viewController, animated in
      original(viewController, animated)
      guard !(viewController is UIInputWindowController) else { return }
      Mediator.shared.activeViewController = viewController
    }
  }
}
