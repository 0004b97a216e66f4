import LoginHomeDetailApp

/// The keyboard's controller is not skipped.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-swizzling.m1", "The keyboard is taken for the active page",
      scenario: "keyboard",
      symptom: "After you have typed the password, \"Log in\" does nothing.",
      reason:
        "The keyboard has a view controller of its own, and it appears like any other. It is in no "
        + "navigation controller, so a push from there goes nowhere. A method that is exchanged "
        + "for all view controllers must skip those that are no pages.",
      launcher: Launcher {
        exchangeViewWillAppear()
        return AppDelegate()
      })
  }

  private static func exchangeViewWillAppear() {
    let original = MethodTable.current.viewWillAppear
    MethodTable.current.viewWillAppear = { viewController, animated in
      original(viewController, animated)
      Mediator.shared.activeViewController = viewController
    }
  }
}
