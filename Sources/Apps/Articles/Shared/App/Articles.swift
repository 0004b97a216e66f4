import Localization
@_exported import AppInterface

/// Articles to read later. Links lead out of the app and into it.
public enum Articles: RunnableApp {
  public static var name: String { "articles" }
  public static var title: String { "Articles" }
  public static var summary: String {
    localized("articles to read, with links to the web, a share sheet, and links to the app")
  }
  public static var urlScheme: String? { "articles" }

  public static func install(on device: Device) { ArticleFile.write(Article.examples, on: device) }
}
