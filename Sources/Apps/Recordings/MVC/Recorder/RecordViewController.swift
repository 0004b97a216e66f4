import RecordingsApp

/// The controller of the recorder's scene. It adds the new recording to its folder. Scenes that show the
/// folder are notified by the model.
@Traced(.controller) class RecordViewController: UIViewController {
  let timeLabel = UILabel()
  let stopButton = UIButton(title: "Stop")

  var folder: Folder?
  private let recording = Recording(name: "", uuid: UUID())
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
    timeLabel.text = hoursMinutesAndSeconds(0)
    if let url = folder?.store?.fileURL(for: recording) { audioRecorder = makeRecorder(url: url) }
  }

  func makeRecorder(url: URL) -> Recorder {
    Recorder(url: url) { [weak self] time in
      self?.timeLabel.text = hoursMinutesAndSeconds(time)
    }
  }

  func stop() {
    audioRecorder?.stop()
    modalTextAlert(title: "Save recording", accept: "Save", placeholder: "Name") { name in
      if let name { self.save(as: name) } else { self.discard() }
      self.dismiss(animated: true)
    }
  }

  /// The folder may have been deleted meanwhile.
  private func save(as name: String) {
    recording.setName(name)
    let folder = folder?.store == nil ? Store.shared.rootFolder : folder
    folder?.add(recording)
  }

  private func discard() {
    Store.shared.removeFile(for: recording)
  }
}
