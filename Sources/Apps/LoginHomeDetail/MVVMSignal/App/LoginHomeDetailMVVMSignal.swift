import Localization
import LoginHomeDetailApp

/// Login–Home–Detail in plain MVVM. The home page is bound to a signal; everything else is as in `MVVM`.
public enum LoginHomeDetailMVVMSignal: RunnablePattern {
  public static var app: any RunnableApp.Type { LoginHomeDetail.self }
  public static var name: String { "mvvm-signal" }
  public static var title: String { "MVVM, signal" }
  public static var summary: String {
    localized("Plain MVVM; the home page is bound to a signal, which hides the property behind it")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }
}
