import RecordingsApp

protocol RecordViewControllerDelegate: AnyObject {
  func finishedRecording(_ viewController: RecordViewController)
}

/// The view controller of the recorder's scene.
@Traced(.viewController) final class RecordViewController: UIViewController {
  let timeLabel = UILabel()
  let stopButton = UIButton(title: "Stop")

  let viewModel = RecordViewModel()
  weak var delegate: (any RecordViewControllerDelegate)?

  private var audioRecorder: Recorder?
  private var cancellables: Set<AnyCancellable> = []

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
    viewModel.timeLabelText
      .sink { [unowned self] in timeLabel.text = $0 }
      .store(in: &cancellables)
    guard let url = viewModel.fileURL() else { return }
    audioRecorder = Recorder(url: url) { [unowned self] time in
      viewModel.recorderStateChanged(time: time)
    }
  }

  func stop() {
    audioRecorder?.stop()
    modalTextAlert(title: "Save recording", accept: "Save", placeholder: "Name") { name in
      self.viewModel.recordingStopped(title: name)
      self.delegate?.finishedRecording(self)
    }
  }
}
