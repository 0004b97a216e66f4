import RecordingsApp

/// The view of the player's scene.
@Traced(.viewImpl) class PlayViewController: UIViewController {
  let noRecordingLabel = UILabel(text: "No recording")
  let nameField = UITextField()
  let progressLabel = UILabel()
  let durationLabel = UILabel()
  let progressSlider = UISlider()
  let playButton = UIButton(title: "Play")
  let activeItemElements = UIStackView()

  var presenter: (any PlayPresenterInterface)?

  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Player"
  }

  override func loadView() {
    let time = [progressLabel, UILabel(text: "/"), durationLabel]
    activeItemElements.arrangedSubviews = [
      nameField, UIStackView(arrangedSubviews: time, axis: .horizontal), progressSlider, playButton,
    ]
    view = UIStackView(arrangedSubviews: [noRecordingLabel, activeItemElements])
    nameField.placeholder = "Name"
    nameField.delegate = self
    progressSlider.accessibilityLabel = "Position"
    progressSlider.addTarget(self, action: PlayViewController.didMoveSlider, for: .valueChanged)
    playButton.addTarget(self, action: PlayViewController.didTapPlay, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  func didTapPlay() { presenter?.didTapPlay() }

  func didMoveSlider() {
    presenter?.didMoveSlider(to: TimeInterval(progressSlider.value))
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    guard let path = presenter?.restorationPath() else { return }
    coder.encode(path, forKey: "uuidPath")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let path = coder.decodeObject(forKey: "uuidPath") else { return }
    presenter?.restore(path: path)
  }
}

@Traced(.delegate) extension PlayViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    presenter?.didEndEditing(name: textField.text ?? "")
  }
}

@Traced(.call) extension PlayViewController: PlayViewInterface {
  func showNoRecording() {
    noRecordingLabel.isHidden = false
    activeItemElements.isHidden = true
    title = nil
  }

  func showRecording() {
    noRecordingLabel.isHidden = true
    activeItemElements.isHidden = false
  }

  func show(title: String) { self.title = title }

  func show(name: String) { nameField.text = name }

  func show(duration: String, seconds: Float) {
    durationLabel.text = duration
    progressSlider.maximumValue = seconds
  }

  func show(playButton title: String) { playButton.setTitle(title, for: .normal) }

  func show(progress: String, seconds: Float) {
    progressLabel.text = progress
    progressSlider.value = seconds
  }
}
