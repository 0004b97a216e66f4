import RecordingsApp

extension RecordingsMVVMC {
  public static var mistakes: [Mistake] {
    [
      M1.mistake, M2.mistake, M3.mistake, M4.mistake, M5.mistake, M6.mistake,
      LostCoordinator.mistake, Leak.mistake, Massive.mistake,
    ]
  }

  static func launcher(_ storyboard: UIStoryboard) -> Launcher {
    Launcher(delegate: AppDelegate.init, storyboard: storyboard)
  }
}
