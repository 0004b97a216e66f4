import ArticlesApp
import Localization

/// Articles in VIPER. It shows what happens at the edges of a module.
public enum ArticlesVIPEREdges: RunnablePattern {
  public static var app: any RunnableApp.Type { Articles.self }
  public static var name: String { "viper-edges" }
  public static var title: String { "VIPER's edges" }
  public static var summary: String {
    localized("VIPER where it meets the system: links, the share sheet, services, plain views")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }
}
