import RecordingsApp

/// The controller of the recorder's scene. When recording ends, it changes the view state only; the root
/// controller then asks for a name.
@Traced(.controller) final class RecordViewController: UIViewController {
  let timeLabel = UILabel()
  let stopButton = UIButton(title: "Stop")

  var context: StoreContext?
  private let recordingUUID = UUID()
  private var state: RecordViewState?
  private var audioRecorder: Recorder?

  /// What the storyboard holds: views, and their connections to the controller.
  override func loadView() {
    title = "Recording"
    // Only Stop ends a recording, not a swipe.
    isModalInPresentation = true
    view = UIStackView(arrangedSubviews: [timeLabel, stopButton])
    stopButton.addTarget(self, action: RecordViewController.stop, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let store = context?.viewStateStore else { return }
    store.addObserver(self, RecordViewController.handleViewState)
    audioRecorder = Recorder(
      url: .soundFile(of: recordingUUID), resuming: state?.recordState ?? RecordState()
    ) { [weak store] recordState in
      store?.updateRecordState(recordState)
    }
  }

  func handleViewState(_ content: SplitViewState, _ action: RecordViewState.Action?) {
    guard let recordView = content.recordView else { return }
    state = recordView
    timeLabel.text = hoursMinutesAndSeconds(recordView.recordState.duration)
  }

  func stop() {
    guard let state else { return }
    audioRecorder?.stop()
    context?.viewStateStore.dismissRecording()
    context?.viewStateStore.showSaveRecording(recordingUUID, parentUUID: state.parentUUID)
  }
}
