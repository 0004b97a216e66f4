import RecordingsApp

/// The calls from the view and the interactor to the player's presenter.
protocol PlayerPresenter: AnyObject {
  func viewDidLoad()
  func viewDidDisappear()
  func didTapPlay()
  func didMoveSlider(to time: TimeInterval)
  func didEndEditing(name: String)
  func restorationPath() -> [UUID]

  func didFetch(_ recording: Document.Item, _ playback: PlayState)
  func didRename(_ recording: Document.Item)
  /// The recording still has its old name.
  func didRefuseName(of recording: Document.Item)
  func didRemoveRecording()
  func playerDidChange(_ playback: PlayState)
}

@Traced(.presenter) class PlayerDefaultPresenter: PlayerPresenter {
  weak var view: (any PlayerView)?
  var interactor: (any PlayerInteractor)?
  var router: (any PlayerRouter)?

  private let recordingID: UUID?
  private var recording: Document.Item?
  private var playback = PlayState(duration: 0)

  init(recordingID: UUID?) {
    self.recordingID = recordingID
  }

  // MARK: From the view

  func viewDidLoad() {
    if let recordingID {
      interactor?.fetchRecording(id: recordingID)
    } else {
      view?.displayNoRecording()
    }
  }

  /// Without a player on the screen, the user could not stop the sound.
  func viewDidDisappear() {
    if let recording { interactor?.pause(id: recording.uuid) }
  }

  func didTapPlay() { interactor?.togglePlay() }

  func didMoveSlider(to time: TimeInterval) { interactor?.setProgress(time) }

  func didEndEditing(name: String) {
    if let recording { interactor?.rename(id: recording.uuid, to: name) }
  }

  func restorationPath() -> [UUID] { recording.map { [$0.uuid] } ?? [] }

  // MARK: From the interactor

  func didFetch(_ recording: Document.Item, _ playback: PlayState) {
    self.recording = recording
    self.playback = playback
    view?.displayRecording()
    displayName(of: recording)
    displayDuration()
    displayProgress()
    displayPlayButton()
  }

  func didRename(_ recording: Document.Item) {
    self.recording = recording
    displayName(of: recording)
  }

  func didRefuseName(of recording: Document.Item) { displayName(of: recording) }

  func didRemoveRecording() {
    recording = nil
    interactor?.stopPlaying()
    view?.displayNoRecording()
  }

  func playerDidChange(_ playback: PlayState) {
    let old = self.playback
    self.playback = playback
    if playback.progress != old.progress { displayProgress() }
    if playback.buttonTitle != old.buttonTitle { displayPlayButton() }
  }

  // MARK: Display

  private func displayName(of recording: Document.Item) {
    view?.display(title: recording.name)
    view?.display(name: recording.name)
  }

  private func displayDuration() {
    view?.display(
      duration: minutesAndSeconds(playback.duration), seconds: Float(playback.duration))
  }

  private func displayProgress() {
    view?.display(
      progress: minutesAndSeconds(playback.progress), seconds: Float(playback.progress))
  }

  private func displayPlayButton() { view?.display(playButton: playback.buttonTitle) }
}

extension PlayState {
  /// What a tap on the button will do.
  fileprivate var buttonTitle: String {
    if isPlaying { return "Pause" }
    return isPaused ? "Resume" : "Play"
  }
}
