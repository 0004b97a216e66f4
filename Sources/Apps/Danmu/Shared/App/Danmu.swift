import Localization
@_exported import AppInterface

/// Comments that fly over a video: a chat of one screen.
public enum Danmu: RunnableApp {
  public static var name: String { "danmu" }
  public static var title: String { "Danmu" }
  public static var summary: String {
    localized("comments that fly over a video, as a chat of one screen")
  }
}
