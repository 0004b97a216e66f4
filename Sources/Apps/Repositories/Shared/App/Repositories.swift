import Localization
@_exported import AppInterface

/// Repositories of a programming language, which you can choose.
public enum Repositories: RunnableApp {
  public static var name: String { "repositories" }
  public static var title: String { "Repositories" }
  public static var summary: String {
    localized("repositories of a programming language, and a list of languages to choose from")
  }
}
