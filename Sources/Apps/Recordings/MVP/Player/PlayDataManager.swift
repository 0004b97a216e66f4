import RecordingsApp

/// The data manager of the player's scene. It owns the player, too.
@Traced(.data) class PlayDataManager {
  weak var output: (any PlayDataOutputInterface)?
  private var recordingID: UUID?
  private let store: Store
  private(set) var player: Player?

  init(store: Store, recordingID: UUID?) {
    self.recordingID = recordingID
    self.store = store
    NotificationCenter.default.addObserver(
      self, selector: PlayDataManager.storeChanged, name: Store.changedNotification, object: nil)
  }

  // MARK: Model notifications

  func storeChanged(_ notification: Notification) {
    guard let item = notification.object as? Item, item.uuid == recordingID else { return }
    switch notification.change {
    case .removed: letGo()
    default: output?.didRename(to: item.name)
    }
  }

  private func letGo() {
    recordingID = nil
    player = nil
    output?.didFindNoRecording()
  }

  // MARK: Playing

  func makePlayer(for recording: UUID) -> Player? {
    Player(url: .soundFile(of: recording)) { [weak self] state in
      self?.output?.playerDidChange(state)
    }
  }
}

@Traced(.call) extension PlayDataManager: PlayDataInterface {
  func loadRecording() {
    guard let recordingID, let item = store.item(for: recordingID) else {
      letGo()
      return
    }
    player = makePlayer(for: recordingID)
    output?.didLoad(name: item.name, duration: player?.duration ?? 0)
  }

  func rename(to name: String) {
    guard let recordingID, !store.rename(recordingID, to: name) else { return }
    output?.didRefuseName(keeping: store.item(for: recordingID)?.name ?? "")
  }

  func togglePlay() {
    if let state = player?.togglePlay() { output?.playerDidChange(state) }
  }

  func setProgress(_ time: TimeInterval) {
    if let state = player?.setProgress(time) { output?.playerDidChange(state) }
  }

  func path() -> [UUID]? { recordingID.map { store.uuidPath(of: $0) } }

  func open(path: [UUID]) {
    guard let item = store.item(atUUIDPath: path) else { return }
    recordingID = item.uuid
    loadRecording()
  }
}
