import Localization
import RecordingsApp
import ToySwiftUI

/// Recordings as a SwiftUI app with a view-model for each screen.
public enum RecordingsMVVMObservable: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "mvvm-observable" }
  public static var otherNames: [String] { ["mvvm-o"] }
  public static var title: String { "MVVM @Observable" }
  public static var summary: String {
    localized(
      """
      MVVM with @Observable: each screen has a view-model, and its view gets all data from it
      """)
  }

  public static var launcher: Launcher { Launcher(RecordingsApp.self) }

  public static var syncedItems: (any SyncedItems)? {
    ItemsByName {
      Kit.stateObject(Store.self)?.rootFolder.descendants ?? []
    } name: {
      $0.name
    } remove: {
      $0.parent?.remove($0)
    } rename: {
      $0.rename(to: $1)
    }
  }
}
