import RecordingsApp

/// The controller of the recorder's scene. Its service adds the new recording to the folder, and its store
/// notifies the scenes that show the folder.
@Traced(.controller) final class RecordViewController: UIViewController {
  let timeLabel = UILabel()
  let stopButton = UIButton(title: "Stop")

  private let service = RecordService()

  var folder: Folder?
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
    audioRecorder = Recorder(url: service.fileURL()) { [weak self] time in
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

  private func save(as name: String) {
    service.save(as: name, in: folder)
  }

  private func discard() {
    service.discard()
  }
}
