import Localization
import RecordingsApp

/// Recordings as a Cocoa MVC app whose view state is a model, too.
public enum RecordingsMVCVS: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "mvc-vs" }
  public static var title: String { "MVC+VS" }
  public static var summary: String {
    localized("MVC with view state: view state is a model too, and the screens observe it")
  }

  public static var launcher: Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: .main)
  }

  public static var syncedItems: (any SyncedItems)? {
    let store = DocumentStore.shared
    return DocumentItems(
      { store.content }, remove: { store.removeItem($0) },
      rename: { store.renameItem($0, to: $1) })
  }

  public static var viewStateDebugging: (any ViewStateDebugging)? { TimeTravel() }
}

// Short names for drawings.

extension DocumentStore {
  var lifelineName: String? { "DocStore" }
}

extension ViewStateStore {
  var lifelineName: String? { "VSStore" }
}
