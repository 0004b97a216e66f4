import Localization
import LoginHomeDetailApp

/// Login–Home–Detail in plain MVVM without a VO for the rows: a cell gets the trip itself.
public enum LoginHomeDetailMVVMRaw: RunnablePattern {
  public static var app: any RunnableApp.Type { LoginHomeDetail.self }
  public static var name: String { "mvvm-raw" }
  public static var title: String { "MVVM, raw model" }
  public static var summary: String {
    localized("Plain MVVM without a VO: the cells get the model object, and make its texts")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }
}
