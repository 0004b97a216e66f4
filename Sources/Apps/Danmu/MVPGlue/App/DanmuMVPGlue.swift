import DanmuApp
import Localization

/// Danmu with a presenter that writes out every method of its interfaces.
public enum DanmuMVPGlue: RunnablePattern {
  public static var app: any RunnableApp.Type { Danmu.self }
  public static var name: String { "mvp-glue" }
  public static var title: String { "MVP with glue" }
  public static var summary: String {
    localized(
      "MVP as it is usually written: the presenter has a method for each call that it passes on")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }
}
