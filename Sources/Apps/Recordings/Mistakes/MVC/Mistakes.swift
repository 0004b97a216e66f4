import RecordingsApp

extension RecordingsMVC {
  public static var mistakes: [Mistake] {
    [M1.mistake, M2.mistake, M3.mistake, M4.mistake, Leak.mistake, Massive.mistake]
  }

  static func launcher(_ storyboard: UIStoryboard) -> Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: storyboard)
  }
}
