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
