import RecordingsApp

/// The calls from the presenter to the player's view.
protocol PlayerView: AnyObject {
  func displayNoRecording()
  func displayRecording()
  func display(title: String)
  func display(name: String)
  /// - Parameter seconds: the end of the slider.
  func display(duration: String, seconds: Float)
  /// - Parameter seconds: the place of the slider's knob.
  func display(progress: String, seconds: Float)
  func display(playButton title: String)
}

/// Shows what the presenter tells it, and forwards the user's actions.
@Traced(.viewImpl) final class PlayerDefaultView: UIViewController, PlayerView {
  let noRecordingLabel = UILabel(text: "No recording")
  let nameField = UITextField()
  let progressLabel = UILabel()
  let durationLabel = UILabel()
  let progressSlider = UISlider()
  let playButton = UIButton(title: "Play")
  let activeItemElements = UIStackView()

  var presenter: (any PlayerPresenter)?

  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Player"
  }

  // MARK: Life cycle

  override func loadView() {
    let time = [progressLabel, UILabel(text: "/"), durationLabel]
    activeItemElements.arrangedSubviews = [
      nameField, UIStackView(arrangedSubviews: time, axis: .horizontal), progressSlider, playButton,
    ]
    view = UIStackView(arrangedSubviews: [noRecordingLabel, activeItemElements])
    nameField.placeholder = "Name"
    nameField.delegate = self
    progressSlider.accessibilityLabel = "Position"
    progressSlider.addTarget(self, action: PlayerDefaultView.sliderMoved, for: .valueChanged)
    playButton.addTarget(self, action: PlayerDefaultView.playTapped, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter?.viewDidDisappear()
  }

  // MARK: Actions

  func playTapped() { presenter?.didTapPlay() }

  func sliderMoved() {
    presenter?.didMoveSlider(to: TimeInterval(progressSlider.value))
  }

  // MARK: Display

  func displayNoRecording() {
    title = nil
    activeItemElements.isHidden = true
    noRecordingLabel.isHidden = false
  }

  func displayRecording() {
    activeItemElements.isHidden = false
    noRecordingLabel.isHidden = true
  }

  func display(title: String) { self.title = title }

  func display(name: String) { nameField.text = name }

  func display(duration: String, seconds: Float) {
    durationLabel.text = duration
    progressSlider.maximumValue = seconds
  }

  func display(progress: String, seconds: Float) {
    progressLabel.text = progress
    progressSlider.value = seconds
  }

  func display(playButton title: String) { playButton.setTitle(title, for: .normal) }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if let path = presenter?.restorationPath() { coder.encode(path, forKey: "uuidPath") }
  }
}

@Traced(.delegate) extension PlayerDefaultView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    presenter?.didEndEditing(name: textField.text ?? "")
  }
}
