import Localization
import RecordingsApp

/// Recordings as a Cocoa MVC app with a service for each scene.
public enum RecordingsMVCS: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "mvcs" }
  public static var title: String { "MVCS" }
  public static var summary: String {
    localized(
      """
      MVC with a service for each scene, between the controller and the model
      """)
  }

  public static var launcher: Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: .main)
  }

  public static var syncedItems: (any SyncedItems)? {
    ItemsByName {
      Store.shared.rootFolder.descendants
    } name: {
      $0.name
    } remove: {
      SyncService.shared.remove($0)
    } rename: {
      SyncService.shared.rename($0, to: $1)
    }
  }
}
