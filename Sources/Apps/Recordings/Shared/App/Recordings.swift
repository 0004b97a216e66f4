import Localization

/// Folders of voice memos.
public enum Recordings: RunnableApp {
  public static var name: String { "recordings" }
  public static var title: String { "Recordings" }
  public static var summary: String {
    localized("folders of voice memos, with a player and a recorder")
  }

  public static func install(on device: Device) { Fixture.install(on: device) }
}
