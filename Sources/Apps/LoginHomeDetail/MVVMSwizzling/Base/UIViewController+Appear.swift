import LoginHomeDetailApp

extension UIViewController {
  /// Makes every view controller tell the mediator that it appears, UIKit's own ones too. The keyboard's
  /// is skipped, as in the article. Newer keyboards have more controllers, and navigation controllers appear before
  /// their pages.
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
