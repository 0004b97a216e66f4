import RecordingsApp

extension UIStoryboard {
  /// Main.storyboard: the scenes, and the segues between them.
  static var main: UIStoryboard {
    UIStoryboard(
      initial: Initial(UISplitViewController.init, master: "Folder", detail: "Player"),
      scenes: [
        Scene("Folder", FolderViewController.init),
        Scene("Player", in: "DetailNav", PlayViewController.init),
        Scene("Recorder", RecordViewController.init),
      ],
      segues: [
        Segue("showFolder", cell: "FolderCell", .show, to: "Folder"),
        Segue("showPlayer", cell: "RecordingCell", .showDetail, to: "Player"),
        Segue("showRecorder", .presentModally, to: "Recorder"),
      ])
  }
}
