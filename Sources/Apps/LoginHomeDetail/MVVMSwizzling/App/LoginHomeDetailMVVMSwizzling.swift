import Localization
import LoginHomeDetailApp

/// Login–Home–Detail in plain MVVM without a base class: `viewWillAppear` is exchanged for all view controllers.
public enum LoginHomeDetailMVVMSwizzling: RunnablePattern {
  public static var app: any RunnableApp.Type { LoginHomeDetail.self }
  public static var name: String { "mvvm-swizzling" }
  public static var title: String { "MVVM, swizzling" }
  public static var summary: String {
    localized("Plain MVVM; an exchanged viewWillAppear, not a base class, finds the active page")
  }

  public static var launcher: Launcher {
    Launcher {
      UIViewController.exchangeViewWillAppear()
      return AppDelegate()
    }
  }
}
