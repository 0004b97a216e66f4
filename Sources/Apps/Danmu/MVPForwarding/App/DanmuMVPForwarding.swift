import DanmuApp
import Localization

/// Danmu with a presenter that has the runtime forward what it would only pass on.
public enum DanmuMVPForwarding: RunnablePattern {
  public static var app: any RunnableApp.Type { Danmu.self }
  public static var name: String { "mvp-forwarding" }
  public static var title: String { "MVP with forwarding" }
  public static var summary: String {
    localized(
      "MVP with message forwarding: what the presenter does not implement, the runtime hands on")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }
}
