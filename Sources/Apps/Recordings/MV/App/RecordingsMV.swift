import Localization
import RecordingsApp
import ToySwiftUI

/// Recordings as a SwiftUI app without view-models.
public enum RecordingsMV: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "mv" }
  public static var title: String { "MV" }
  public static var summary: String {
    localized("MV with @Observable: views are values and read the model themselves")
  }

  public static var launcher: Launcher { Launcher(RecordingsApp.self) }

  public static var syncedItems: (any SyncedItems)? {
    ItemsByName {
      Kit.environmentObject(Store.self)?.rootFolder.descendants ?? []
    } name: {
      $0.name
    } remove: {
      $0.parent?.remove($0)
    } rename: {
      $0.rename(to: $1)
    }
  }
}
