import Localization
import RecordingsApp

/// Recordings as a Cocoa MVC app.
public enum RecordingsMVC: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "mvc" }
  public static var title: String { "MVC" }
  public static var summary: String {
    localized(
      """
      Cocoa MVC: the controller is between views and model, and observes the model
      """)
  }

  public static var launcher: Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: .main)
  }

  public static var syncedItems: (any SyncedItems)? { StoreItems() }
}
