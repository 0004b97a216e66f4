import RecordingsApp

/// The calls from the view to its presenter.
protocol PlayPresenterInterface: AnyObject {
  func viewDidLoad()
  func didTapPlay()
  /// - Parameter time: in seconds from the beginning.
  func didMoveSlider(to time: TimeInterval)
  func didEndEditing(name: String)
  /// `nil` without a recording.
  func restorationPath() -> [UUID]?
  func restore(path: [UUID])
}

/// The calls from the presenter to its view.
protocol PlayViewInterface: AnyObject {
  func showNoRecording()
  func showRecording()
  func show(title: String)
  func show(name: String)
  /// - Parameter seconds: the end of the slider.
  func show(duration: String, seconds: Float)
  func show(playButton title: String)
  /// - Parameter seconds: the place of the slider's knob.
  func show(progress: String, seconds: Float)
}

/// The calls from the presenter to its data manager.
protocol PlayDataInterface: AnyObject {
  func loadRecording()
  func rename(to name: String)
  func togglePlay()
  func setProgress(_ time: TimeInterval)
  func path() -> [UUID]?
  /// Changes to the recording at the end of a path.
  func open(path: [UUID])
}

/// The calls from the data manager to the presenter.
protocol PlayDataOutputInterface: AnyObject {
  func didLoad(name: String, duration: TimeInterval)
  func didRename(to name: String)
  /// The recording still has its old name.
  func didRefuseName(keeping name: String)
  /// There is no recording, or it was deleted.
  func didFindNoRecording()
  /// Called after every change of the player, whether it came from the user or from the clock.
  func playerDidChange(_ state: PlayState)
}
