import RecordingsApp

/// The view-model of the player's scene: its outputs and its actions. Whether it plays, and its position, come
/// from the player; the view-model turns them into what the views show.
@Traced(.viewModel) class PlayViewModel {
  @Published private(set) var navigationTitle: String?
  @Published private(set) var nameText: String?
  @Published private(set) var hasRecording = false
  @Published private(set) var playState = PlayerOutput()

  var recording: Recording? {
    didSet {
      guard recording !== oldValue else { return }
      player = recording.flatMap { makePlayer(for: $0) }
      hasRecording = recording != nil
      updateName()
      updatePlayState()
    }
  }

  private var player: Player?
  private var cancellables: Set<AnyCancellable> = []

  init() {
    observeStore()
  }

  // MARK: Model notifications

  private func observeStore() {
    NotificationCenter.default.publisher(for: Store.changedNotification)
      .sink { [unowned self] in storeChanged($0) }
      .store(in: &cancellables)
  }

  func storeChanged(_ notification: Notification) {
    guard let recording, notification.object === recording else { return }
    switch notification.change {
    case .removed: self.recording = nil
    default: updateName()
    }
  }

  // MARK: Actions

  func togglePlay() {
    player?.togglePlay()
    updatePlayState()
  }

  func setProgress(_ time: TimeInterval) {
    player?.setProgress(time)
    updatePlayState()
  }

  /// When the model refuses the name, the old one is sent again.
  func nameChanged(_ name: String?) {
    if recording?.setName(name ?? "") == false { updateName() }
  }

  // MARK: Outputs

  var timeLabelText: AnyPublisher<String, Never> {
    $playState.map(\.timeLabelText).removeDuplicates().eraseToAnyPublisher()
  }

  var durationLabelText: AnyPublisher<String, Never> {
    $playState.map(\.durationLabelText).removeDuplicates().eraseToAnyPublisher()
  }

  var sliderDuration: AnyPublisher<Float, Never> {
    $playState.map(\.sliderDuration).removeDuplicates().eraseToAnyPublisher()
  }

  var sliderProgress: AnyPublisher<Float, Never> {
    $playState.map(\.sliderProgress).removeDuplicates().eraseToAnyPublisher()
  }

  var playButtonTitle: AnyPublisher<String, Never> {
    $playState.map(\.playButtonTitle).removeDuplicates().eraseToAnyPublisher()
  }

  private func updateName() {
    navigationTitle = recording?.name
    nameText = recording?.name
  }

  private func updatePlayState() {
    guard let player else { return playState = PlayerOutput() }
    playState = PlayerOutput(
      isPlaying: player.isPlaying, currentTime: player.currentTime, duration: player.duration)
  }

  private func makePlayer(for recording: Recording) -> Player? {
    guard let url = recording.store?.fileURL(for: recording) else { return nil }
    return Player(url: url) { [unowned self] _ in updatePlayState() }
  }

  // MARK: State restoration

  func uuidPath() -> [UUID]? { recording?.uuidPath() }

  func restore(path: [UUID]) {
    recording = Store.shared.item(atUUIDPath: path) as? Recording
  }
}
