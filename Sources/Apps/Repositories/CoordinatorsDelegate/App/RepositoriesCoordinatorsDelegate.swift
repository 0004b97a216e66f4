import Localization
import RepositoriesApp

/// Repositories with a coordinator for each flow, which report to their delegates.
public enum RepositoriesCoordinatorsDelegate: RunnablePattern {
  public static var app: any RunnableApp.Type { Repositories.self }
  public static var name: String { "coordinators-delegate" }
  public static var title: String { "Child coordinators with delegates" }
  public static var summary: String {
    localized("MVVM with a tree of coordinators: scenes and children report to their delegates")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }
}
