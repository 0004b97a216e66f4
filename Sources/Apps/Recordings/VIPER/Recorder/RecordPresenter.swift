import RecordingsApp

/// The calls from the view and the interactor to the recorder's presenter.
protocol RecordPresenter: AnyObject {
  func viewDidAppear()
  func didTapStop()
  func didEnterName(_ name: String)
  func didCancelPrompt()

  func recorderDidTick(_ time: TimeInterval)
  func didSave()
}

@Traced(.presenter) final class RecordDefaultPresenter: RecordPresenter {
  weak var view: (any RecordView)?
  var interactor: (any RecordInteractor)?
  var router: (any RecordRouter)?

  private let folderID: UUID
  private let recordingID = UUID()

  init(folderID: UUID) {
    self.folderID = folderID
  }

  // MARK: From the view

  func viewDidAppear() {
    view?.display(time: hoursMinutesAndSeconds(0))
    interactor?.startRecording(id: recordingID)
  }

  func didTapStop() {
    interactor?.stopRecording()
    view?.displayTextPrompt(title: "Save recording", accept: "Save", placeholder: "Name")
  }

  func didEnterName(_ name: String) {
    interactor?.save(id: recordingID, name: name, in: folderID)
  }

  func didCancelPrompt() {
    interactor?.discard(id: recordingID)
    router?.finish()
  }

  // MARK: From the interactor

  func recorderDidTick(_ time: TimeInterval) { view?.display(time: hoursMinutesAndSeconds(time)) }

  func didSave() { router?.finish() }
}
