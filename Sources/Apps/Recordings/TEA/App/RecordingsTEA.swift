import Localization
import RecordingsApp

/// Recordings in The Elm Architecture.
public enum RecordingsTEA: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "tea" }
  public static var title: String { "TEA" }
  public static var summary: String {
    localized(
      "The Elm Architecture: one state, changed only by messages, from which the screen is made")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  public static var syncedItems: (any SyncedItems)? {
    let store = Store.shared
    return DocumentItems(
      { store.items }, remove: { store.remove($0) }, rename: { store.changeName(of: $0, to: $1) })
  }
}
