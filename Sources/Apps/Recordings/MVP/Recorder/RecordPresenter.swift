import RecordingsApp

/// Decides what the recorder's scene shows, and when it ends.
@Traced(.presenter) final class RecordPresenter {
  weak var view: (any RecordViewInterface)?
  weak var delegate: (any RecordPresenterDelegate)?
  let data: any RecordDataInterface
  let router: any RecordRouterInterface

  init(
    view: any RecordViewInterface, data: any RecordDataInterface,
    router: any RecordRouterInterface, delegate: any RecordPresenterDelegate
  ) {
    self.view = view
    self.delegate = delegate
    self.data = data
    self.router = router
  }

  /// The presenter that opened the scene closes it, unless its own scene is gone already.
  private func finish() {
    if let delegate {
      delegate.recordPresenterDidFinish(self)
    } else {
      router.dismiss()
    }
  }
}

// MARK: From the view

@Traced(.call) extension RecordPresenter: RecordPresenterInterface {
  func viewDidAppear() {
    view?.show(time: hoursMinutesAndSeconds(0))
    data.startRecording()
  }

  func didTapStop() {
    data.stopRecording()
    view?.askForText(title: "Save recording", accept: "Save", placeholder: "Name")
  }

  func didEnterName(_ name: String?) {
    if let name { data.save(name: name) } else { data.discard() }
    finish()
  }
}

// MARK: From the data

@Traced(.call) extension RecordPresenter: RecordDataOutputInterface {
  func recorderDidTick(_ time: TimeInterval) { view?.show(time: hoursMinutesAndSeconds(time)) }
}
