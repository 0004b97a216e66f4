import Localization
import RecordingsApp

/// Recordings as an MVVM app with a coordinator.
public enum RecordingsMVVMC: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "mvvm-c" }
  public static var otherNames: [String] { ["mvvm"] }
  public static var title: String { "MVVM+C" }
  public static var summary: String {
    localized(
      """
      MVVM with a coordinator: views are bound to a view-model; a coordinator moves between scenes
      """)
  }

  public static var launcher: Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: .main)
  }

  public static var syncedItems: (any SyncedItems)? { StoreItems() }
}
