import Localization
import RepositoriesApp

/// Repositories with a coordinator for each flow, whose results are bindings.
public enum RepositoriesCoordinators: RunnablePattern {
  public static var app: any RunnableApp.Type { Repositories.self }
  public static var name: String { "coordinators" }
  public static var title: String { "Child coordinators" }
  public static var summary: String {
    localized("MVVM with a tree of coordinators: view-models and children report by bindings")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }
}
