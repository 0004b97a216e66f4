import RecordingsApp

/// The data manager of the recorder's scene. It adds the new recording to its folder. Scenes that show the
/// folder are notified by the store.
@Traced(.data) final class RecordDataManager {
  weak var output: (any RecordDataOutputInterface)?
  private let store: Store
  private let folderID: UUID
  private let recordingID = UUID()
  private var recorder: Recorder?

  init(store: Store, folderID: UUID) {
    self.store = store
    self.folderID = folderID
  }
}

@Traced(.call) extension RecordDataManager: RecordDataInterface {
  /// A view may appear more than once: it begins only once.
  func startRecording() {
    guard recorder == nil else { return }
    recorder = Recorder(url: .soundFile(of: recordingID)) { [weak self] time in
      self?.output?.recorderDidTick(time)
    }
  }

  func stopRecording() { recorder?.stop() }

  func discard() { store.removeFile(for: recordingID) }

  func save(name: String) { store.addRecording(recordingID, named: name, to: folderID) }
}
