import Localization
import RecordingsApp

/// Recordings as an MVP app with passive views.
public enum RecordingsMVP: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "mvp" }
  public static var title: String { "MVP" }
  public static var summary: String {
    localized(
      """
      Passive view: the presenter decides, the view shows, the data side knows the model
      """)
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  public static var syncedItems: (any SyncedItems)? { StoreItems() }
}
