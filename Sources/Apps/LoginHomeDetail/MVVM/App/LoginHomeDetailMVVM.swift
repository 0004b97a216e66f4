import Localization
import LoginHomeDetailApp

/// Login–Home–Detail in plain MVVM: bindings to a property, a VO for each view, a base class for all pages.
public enum LoginHomeDetailMVVM: RunnablePattern {
  public static var app: any RunnableApp.Type { LoginHomeDetail.self }
  public static var name: String { "mvvm" }
  public static var title: String { "MVVM" }
  public static var summary: String {
    localized(
      """
      Plain MVVM: a view container, a view controller and a view-model for each page; a mediator \
      moves between pages
      """)
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }
}
