import RecordingsApp

/// The controller of the player's scene.
@Traced(.controller) class PlayViewController: UIViewController {
  let noRecordingLabel = UILabel(text: "No recording")
  let nameField = UITextField()
  let progressLabel = UILabel()
  let durationLabel = UILabel()
  let progressSlider = UISlider()
  let playButton = UIButton(title: "Play")
  let activeItemElements = UIStackView()

  private var audioPlayer: Player?

  var recording: Recording? {
    didSet {
      guard recording !== oldValue else { return }
      audioPlayer = recording.flatMap { makePlayer(for: $0) }
      if isViewLoaded { updateForChangedRecording() }
    }
  }

  // MARK: Scene

  /// What the storyboard holds: views, and their connections to the controller.
  override func loadView() {
    let time = [progressLabel, UILabel(text: "/"), durationLabel]
    activeItemElements.arrangedSubviews = [
      nameField, UIStackView(arrangedSubviews: time, axis: .horizontal), progressSlider, playButton,
    ]
    view = UIStackView(arrangedSubviews: [noRecordingLabel, activeItemElements])
    nameField.placeholder = "Name"
    nameField.delegate = self
    progressSlider.accessibilityLabel = "Position"
    progressSlider.addTarget(self, action: PlayViewController.setProgress, for: .valueChanged)
    playButton.addTarget(self, action: PlayViewController.play, for: .touchUpInside)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    updateForChangedRecording()
    NotificationCenter.default.addObserver(
      self, selector: PlayViewController.storeChanged, name: Store.changedNotification,
      object: nil)
  }

  /// The sound stops with its screen, as in the book. A scene that another one can cover must not forget its recording.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recording = nil
  }

  // MARK: Model notifications

  func storeChanged(_ notification: Notification) {
    guard let recording, notification.object === recording else { return }
    switch notification.change {
    case .removed: self.recording = nil
    default: updateName()
    }
  }

  // MARK: View actions

  func play() {
    audioPlayer?.togglePlay()
    updatePlayButton()
  }

  func setProgress() {
    audioPlayer?.setProgress(TimeInterval(progressSlider.value))
    updateProgress(audioPlayer?.currentTime ?? 0)
    updatePlayButton()
  }

  /// When the model refuses the name, the views show the old one again.
  func rename(to name: String) {
    if recording?.setName(name) == false { updateName() }
  }

  private func makePlayer(for recording: Recording) -> Player? {
    guard let url = recording.store?.fileURL(for: recording) else { return nil }
    return Player(url: url) { [weak self] state in
      self?.updateProgress(state.progress)
      self?.updatePlayButton()
    }
  }

  // MARK: Display

  private func updateForChangedRecording() {
    activeItemElements.isHidden = recording == nil
    noRecordingLabel.isHidden = recording != nil
    updateProgress(audioPlayer?.currentTime ?? 0)
    updateName()
    updatePlayButton()
  }

  private func updateName() {
    nameField.text = recording?.name
    title = recording?.name
  }

  private func updateProgress(_ time: TimeInterval) {
    let duration = audioPlayer?.duration ?? 0
    progressLabel.text = minutesAndSeconds(time)
    durationLabel.text = minutesAndSeconds(duration)
    progressSlider.maximumValue = Float(duration)
    progressSlider.value = Float(time)
  }

  private func updatePlayButton() { playButton.setTitle(playButtonTitle, for: .normal) }

  private var playButtonTitle: String {
    if audioPlayer?.isPlaying == true { return "Pause" }
    return audioPlayer?.isPaused == true ? "Resume" : "Play"
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    guard let recording else { return }
    coder.encode(recording.uuidPath(), forKey: "uuidPath")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let path = coder.decodeObject(forKey: "uuidPath") else { return }
    recording = Store.shared.item(atUUIDPath: path) as? Recording
  }
}

@Traced(.delegate) extension PlayViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    rename(to: textField.text ?? "")
  }
}
