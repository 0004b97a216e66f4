import RecordingsApp

/// The calls from the view to its presenter.
protocol RecordPresenterInterface: AnyObject {
  func viewDidAppear()
  func didTapStop()
  /// - Parameter name: `nil` when the alert was cancelled.
  func didEnterName(_ name: String?)
}

/// The calls from the presenter to its view.
protocol RecordViewInterface: AnyObject {
  func show(time: String)
  func askForText(title: String, accept: String, placeholder: String)
}

/// The calls from the presenter to its data manager.
protocol RecordDataInterface: AnyObject {
  func startRecording()
  func stopRecording()
  func save(name: String)
  /// Removes what was recorded.
  func discard()
}

/// The calls from the data manager to the presenter.
protocol RecordDataOutputInterface: AnyObject {
  func recorderDidTick(_ time: TimeInterval)
}

/// The calls from the presenter to its router.
protocol RecordRouterInterface: AnyObject {
  func dismiss()
}

/// The calls from the recorder's presenter to the presenter that opened it.
protocol RecordPresenterDelegate: AnyObject {
  func recordPresenterDidFinish(_ recordPresenter: RecordPresenter)
}
