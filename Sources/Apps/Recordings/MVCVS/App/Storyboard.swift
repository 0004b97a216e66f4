import RecordingsApp

extension UIStoryboard {
  /// Main.storyboard: the scenes, and the segues between them. All segues begin at the root.
  static var main: UIStoryboard {
    UIStoryboard(
      initial: Initial(SplitViewController.init, master: "Folder", detail: "Player"),
      scenes: [
        Scene("Folder", FolderViewController.init),
        Scene("Player", in: "DetailNav", PlayViewController.init),
        Scene("Recorder", RecordViewController.init),
      ],
      segues: [
        Segue("showDetail", .showDetail, to: "Player"),
        Segue("showRecorder", .presentModally, to: "Recorder"),
      ],
      restoresScenes: false)
  }
}

/// Recordings as a Cocoa MVC app whose view state is a model, too.
public enum RecordingsMVCVS: RecordingsApplication {
  public static var launcher: Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: .main)
  }

  public static var syncedItems: any SyncedItems {
    let store = DocumentStore.shared
    return DocumentItems(
      { store.content }, remove: { store.removeItem($0) },
      rename: { store.renameItem($0, to: $1) })
  }

  public static var viewStateDebugging: (any ViewStateDebugging)? { TimeTravel() }
}
