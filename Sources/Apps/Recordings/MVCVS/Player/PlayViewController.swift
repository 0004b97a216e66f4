import RecordingsApp

/// The controller of the player's scene. The name comes from the document, the playing from the view state.
/// They are independent.
@Traced(.controller) class PlayViewController: UIViewController {
  let noRecordingLabel = UILabel(text: "No recording")
  let nameField = UITextField()
  let progressLabel = UILabel()
  let durationLabel = UILabel()
  let progressSlider = UISlider()
  let playButton = UIButton(title: "Play")
  let activeItemElements = UIStackView()

  var context: StoreContext?
  private var state = PlayViewState()
  private var audioPlayer: Player?

  // MARK: Scene

  /// What the storyboard holds: views, and their connections to the controller.
  override func loadView() {
    let time = [progressLabel, UILabel(text: "/"), durationLabel]
    activeItemElements.arrangedSubviews = [
      nameField, UIStackView(arrangedSubviews: time, axis: .horizontal), progressSlider, playButton,
    ]
    view = UIStackView(arrangedSubviews: [noRecordingLabel, activeItemElements])
    nameField.placeholder = "Name"
    progressSlider.accessibilityLabel = "Position"
    progressSlider.addTarget(self, action: PlayViewController.setProgress, for: .valueChanged)
    playButton.addTarget(self, action: PlayViewController.play, for: .touchUpInside)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    // Every change goes to the document at once, so Return has nothing to do and the field no delegate.
    NotificationCenter.default.addObserver(
      self, selector: PlayViewController.textChanged,
      name: UITextField.textDidChangeNotification, object: nameField)
    context?.viewStateStore.addObserver(self, PlayViewController.handleViewState)
    context?.documentStore.addObserver(self, PlayViewController.handleDocument)
  }

  // MARK: View state notifications

  func handleViewState(_ content: SplitViewState, _ action: PlayViewState.Action?) {
    switch action {
    case nil:
      state = content.playView
      audioPlayer = makePlayer()
      showActiveElements()
      // Without a sound file there is no player that would report a state.
      if state.uuid != nil, audioPlayer == nil { show(PlayState(duration: 0)) }
    case .togglePlay where isMeant(content):
      state = content.playView
      showPlayState()
      audioPlayer?.togglePlay()
    case .changePlaybackPosition where isMeant(content):
      state = content.playView
      showPlayState()
      audioPlayer?.setProgress(state.playState?.progress ?? 0)
    case .updatePlayState where isMeant(content):
      state = content.playView
      showPlayState()
    default:
      break
    }
  }

  /// `false` when the state is of another recording, whose scene is about to replace this one.
  private func isMeant(_ content: SplitViewState) -> Bool {
    content.playView.uuid == state.uuid
  }

  /// The player reports to the store. It begins at the position in the view state.
  private func makePlayer() -> Player? {
    guard let uuid = state.uuid, let store = context?.viewStateStore else { return nil }
    return Player(url: .soundFile(of: uuid), resuming: state.playState) { [weak store] playState in
      store?.updatePlayState(playState)
    }
  }

  private func showActiveElements() {
    activeItemElements.isHidden = state.uuid == nil
    noRecordingLabel.isHidden = state.uuid != nil
    if state.uuid == nil { show(name: nil) }
  }

  private func showPlayState() {
    if let playState = state.playState { show(playState) }
  }

  private func show(_ playState: PlayState) {
    progressLabel.text = minutesAndSeconds(playState.progress)
    durationLabel.text = minutesAndSeconds(playState.duration)
    progressSlider.maximumValue = Float(playState.duration)
    progressSlider.value = Float(playState.progress)
    playButton.setTitle(playButtonTitle(playState), for: .normal)
  }

  private func playButtonTitle(_ playState: PlayState) -> String {
    if playState.isPlaying { return "Pause" }
    return playState.isPaused ? "Resume" : "Play"
  }

  // MARK: Document notifications

  func handleDocument(_ content: Document, _ action: DocumentStore.Action?) {
    guard let uuid = state.uuid else { return }
    guard let recording = content[uuid], !recording.isFolder else {
      context?.viewStateStore.setPlaySelection(nil)
      return
    }
    switch action {
    case nil, .renamed(uuid, _, _), .refusedName(uuid): show(name: recording.name)
    default: break
    }
  }

  private func show(name: String?) {
    title = name
    nameField.text = name
  }

  // MARK: View actions

  func play() {
    context?.viewStateStore.togglePlay()
  }

  func setProgress() {
    context?.viewStateStore.changePlaybackPosition(TimeInterval(progressSlider.value))
  }

  func textChanged(_ notification: Notification) {
    guard let uuid = state.uuid, let name = nameField.text else { return }
    context?.documentStore.renameItem(uuid, to: name)
  }
}
