// A pattern's files read as iOS code: `import LoginHomeDetailApp` brings the kit.
@_exported import AppInterface
import Localization

/// Three pages, one after the other: a login, a list of trips, one trip.
public enum LoginHomeDetail: RunnableApp {
  public static var name: String { "login-home-detail" }
  public static var title: String { "Login–Home–Detail" }
  public static var summary: String {
    localized("a login, a list of trips, and a page about one trip")
  }
}
