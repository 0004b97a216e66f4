import RecordingsApp

/// The calls from the view to its presenter.
protocol PlayPresenterInterface: AnyObject {
  func viewDidLoad()
  func didTapPlay()
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
  func show(duration: String)
  func show(playButton title: String)
  /// - Parameter fraction: the played part, from 0 to 1.
  func show(progress: String, fraction: Double)
}

/// The calls from the presenter to its data manager.
protocol PlayDataInterface: AnyObject {
  func loadRecording()
  func rename(to name: String)
  func togglePlay()
  func name() -> String
  func path() -> [UUID]?
  /// Changes to the recording at the end of a path.
  func open(path: [UUID])
}

/// The calls from the data manager to the presenter.
protocol PlayDataOutputInterface: AnyObject {
  func didLoad(name: String, duration: TimeInterval)
  func didRename(to name: String)
  /// There is no recording, or it was deleted.
  func didFindNoRecording()
  func playerDidToggle()
  func playerDidAdvance(to time: TimeInterval, of duration: TimeInterval)
  func playerDidFinish()
}
