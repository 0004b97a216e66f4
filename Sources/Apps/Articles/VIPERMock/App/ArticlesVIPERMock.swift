import ArticlesApp
import Localization

/// The same modules, built with another service.
public enum ArticlesVIPERMock: RunnablePattern {
  public static var app: any RunnableApp.Type { Articles.self }
  public static var name: String { "viper-mock" }
  public static var title: String { "VIPER with a mock service" }
  public static var summary: String {
    localized("the modules of viper-edges, built with a service that has its articles in memory")
  }

  public static var launcher: Launcher {
    Launcher(delegate: {
      App.shared = App(articleService: ArticleMockService())
      return AppDelegate()
    })
  }
}
