import RecordingsApp

extension UIStoryboard {
  /// Main.storyboard: the scenes. There are no segues between them: the coordinator shows them.
  static var main: UIStoryboard {
    UIStoryboard(
      initial: Initial(UISplitViewController.init, master: "Folder", detail: "Player"),
      scenes: [
        Scene("Folder", FolderViewController.init),
        Scene("Player", in: "DetailNav", { PlayViewController() }),
        Scene("Recorder", RecordViewController.init),
      ],
      segues: [])
  }
}

/// Recordings as an MVVM app with a coordinator.
public enum RecordingsMVVMC: RecordingsApplication {
  public static var launcher: Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: .main)
  }

  public static var syncedItems: any SyncedItems { StoreItems() }
}
