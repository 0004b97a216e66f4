import RecordingsApp

/// What the view tells its presenter.
protocol RecordPresenterInterface: AnyObject {
  func viewDidAppear()
  func didTapStop()
  /// - Parameter name: `nil` when the question was cancelled.
  func didEnterName(_ name: String?)
}

/// What the presenter can make the view do.
protocol RecordViewInterface: AnyObject {
  func show(time: String)
  func askForText(title: String, accept: String, placeholder: String)
}

/// What the presenter wants of the data.
protocol RecordDataInterface: AnyObject {
  func startRecording()
  func stopRecording()
  func save(name: String)
}

/// What the data tells the presenter.
protocol RecordDataOutputInterface: AnyObject {
  func recorderDidTick(_ time: TimeInterval)
}

/// What the recorder's presenter tells the presenter that had it opened.
protocol RecordPresenterDelegate: AnyObject {
  func recordPresenterDidFinish(_ recordPresenter: RecordPresenter)
}
