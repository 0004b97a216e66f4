import RecordingsApp

/// The view-model of the player's scene: its outputs and its actions. Whether it plays, and its position, come
/// from the player; the view-model turns them into what the views show.
@Traced(.viewModel) class PlayViewModel {
  @Published private(set) var navigationTitle: String?
  @Published private(set) var nameText: String?
  @Published private(set) var hasRecording = false
  @Published private(set) var output = PlayerOutput()

  var recording: Recording? {
    didSet {
      guard recording !== oldValue else { return }
      player = recording.flatMap { makePlayer(for: $0) }
      hasRecording = recording != nil
      updateName()
      updateOutput()
    }
  }

  private let store: Store
  private var player: Player?
  private var cancellables: Set<AnyCancellable> = []

  init(store: Store = .shared) {
    self.store = store
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
    updateOutput()
  }

  func setProgress(_ time: TimeInterval) {
    player?.setProgress(time)
    updateOutput()
  }

  /// When the model refuses the name, the old one is sent again.
  func nameChanged(_ name: String?) {
    if recording?.setName(name ?? "") == false { updateName() }
  }

  // MARK: Outputs

  var timeLabelText: AnyPublisher<String, Never> {
    $output.map(\.timeLabelText).removeDuplicates().eraseToAnyPublisher()
  }

  var durationLabelText: AnyPublisher<String, Never> {
    $output.map(\.durationLabelText).removeDuplicates().eraseToAnyPublisher()
  }

  var sliderDuration: AnyPublisher<Float, Never> {
    $output.map(\.sliderDuration).removeDuplicates().eraseToAnyPublisher()
  }

  var sliderProgress: AnyPublisher<Float, Never> {
    $output.map(\.sliderProgress).removeDuplicates().eraseToAnyPublisher()
  }

  var playButtonTitle: AnyPublisher<String, Never> {
    $output.map(\.playButtonTitle).removeDuplicates().eraseToAnyPublisher()
  }

  private func updateName() {
    navigationTitle = recording?.name
    nameText = recording?.name
  }

  private func updateOutput() {
    guard let player else { return output = PlayerOutput() }
    output = PlayerOutput(
      isPlaying: player.isPlaying, currentTime: player.currentTime, duration: player.duration)
  }

  private func makePlayer(for recording: Recording) -> Player? {
    guard let url = recording.store?.fileURL(for: recording) else { return nil }
    return Player(url: url) { [unowned self] _ in updateOutput() }
  }

  // MARK: State restoration

  func uuidPath() -> [UUID]? { recording?.uuidPath() }

  func restore(path: [UUID]) {
    recording = store.item(atUUIDPath: path) as? Recording
  }
}
