import RecordingsApp

extension UIStoryboard {
  /// Main.storyboard: the scenes. There are no segues between them: the coordinator shows them.
  static var main: UIStoryboard {
    UIStoryboard(
      initial: Initial(UISplitViewController.init, master: "Folder", detail: "Player"),
      scenes: [
        Scene("Folder", { FolderViewController() }),
        Scene("Player", in: "DetailNav", { PlayViewController() }),
        Scene("Recorder", RecordViewController.init),
      ],
      segues: [])
  }
}
