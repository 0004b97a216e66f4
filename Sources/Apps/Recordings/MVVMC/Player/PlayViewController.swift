import RecordingsApp

/// The view controller of the player's scene.
@Traced(.viewController) class PlayViewController: UIViewController {
  let noRecordingLabel = UILabel(text: "No recording")
  let nameField = UITextField()
  let progressLabel = UILabel()
  let durationLabel = UILabel()
  let progressSlider = UISlider()
  let playButton = UIButton(title: "Play")
  let activeItemElements = UIStackView()

  let viewModel: PlayViewModel

  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: PlayViewModel = PlayViewModel()) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
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
    viewModel.$navigationTitle
      .sink { [unowned self] in title = $0 }
      .store(in: &cancellables)
    viewModel.$nameText
      .sink { [unowned self] in nameField.text = $0 }
      .store(in: &cancellables)
    viewModel.$hasRecording
      .sink { [unowned self] in show(hasRecording: $0) }
      .store(in: &cancellables)
    bindOutput()
  }

  private func bindOutput() {
    viewModel.timeLabelText
      .sink { [unowned self] in progressLabel.text = $0 }
      .store(in: &cancellables)
    viewModel.durationLabelText
      .sink { [unowned self] in durationLabel.text = $0 }
      .store(in: &cancellables)
    viewModel.sliderDuration
      .sink { [unowned self] in progressSlider.maximumValue = $0 }
      .store(in: &cancellables)
    viewModel.sliderProgress
      .sink { [unowned self] in progressSlider.value = $0 }
      .store(in: &cancellables)
    viewModel.playButtonTitle
      .sink { [unowned self] in playButton.setTitle($0, for: .normal) }
      .store(in: &cancellables)
  }

  // MARK: Display

  private func show(hasRecording: Bool) {
    activeItemElements.isHidden = !hasRecording
    noRecordingLabel.isHidden = hasRecording
  }

  // MARK: View actions

  func play() {
    viewModel.togglePlay()
  }

  func setProgress() {
    viewModel.setProgress(TimeInterval(progressSlider.value))
  }

  func rename(to name: String?) {
    viewModel.nameChanged(name)
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    guard let path = viewModel.uuidPath() else { return }
    coder.encode(path, forKey: "uuidPath")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let path = coder.decodeObject(forKey: "uuidPath") else { return }
    viewModel.restore(path: path)
  }
}

@Traced(.delegate) extension PlayViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    rename(to: textField.text)
  }
}
