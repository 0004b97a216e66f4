import RecordingsApp

/// What the view tells its presenter, and what it asks.
protocol PlayPresenterInterface: AnyObject {
  func viewDidLoad()
  func didTapPlay()
  func didEndEditing(name: String)
  /// `nil` without a recording.
  func restorationPath() -> [UUID]?
  func restore(path: [UUID])
}

/// What the presenter can make the view do.
protocol PlayViewInterface: AnyObject {
  func showNoRecording()
  func showRecording()
  func show(title: String)
  func show(name: String)
  func show(duration: String)
  func show(playButton title: String)
  /// - Parameter fraction: how much of it has been played, from 0 to 1.
  func show(progress: String, fraction: Double)
}

/// What the presenter wants of the data.
protocol PlayDataInterface: AnyObject {
  func loadRecording()
  func rename(to name: String)
  func togglePlay()
  func name() -> String
  func path() -> [UUID]?
  /// Turns to the recording at the end of a path.
  func open(path: [UUID])
}

/// What the data tells the presenter.
protocol PlayDataOutputInterface: AnyObject {
  func didLoad(name: String, duration: TimeInterval)
  func didRename(to name: String)
  /// There is none, or none any more.
  func didFindNoRecording()
  func playerDidToggle()
  func playerDidAdvance(to time: TimeInterval, of duration: TimeInterval)
  func playerDidFinish()
}
