import Localization
import RecordingsApp
import ReducerKit

/// Recordings with a store in the shape of The Composable Architecture.
public enum RecordingsTEAStore: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "tea-store" }
  public static var otherNames: [String] { ["tca"] }
  public static var title: String { "TEA + Store" }
  public static var summary: String {
    localized("TEA with a store: reducers put together of smaller ones, effects as values, SwiftUI")
  }

  public static var launcher: Launcher { Launcher(RecordingsApp.self) }

  public static var syncedItems: (any SyncedItems)? {
    let store = Store.shared
    return DocumentItems(
      { store.items }, remove: { store.remove($0) }, rename: { store.changeName(of: $0, to: $1) })
  }
}
