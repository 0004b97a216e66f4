import RecordingsApp

extension RecordingsMVCS {
  public static var mistakes: [Mistake] { [M1.mistake, M2.mistake, M3.mistake] }

  static func launcher(_ storyboard: UIStoryboard) -> Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: storyboard)
  }
}
