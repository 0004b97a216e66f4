import RecordingsApp

/// The view-model of the recorder's scene. It saves the new recording or removes its file.
@Traced(.viewModel) final class RecordViewModel {
  @Published private(set) var duration: TimeInterval = 0

  var folder: Folder?
  private let store: Store
  private let recording = Recording(name: "", uuid: UUID())

  init(store: Store = .shared) {
    self.store = store
  }

  var timeLabelText: AnyPublisher<String, Never> {
    $duration.map(hoursMinutesAndSeconds).eraseToAnyPublisher()
  }

  func fileURL() -> URL? { folder?.store?.fileURL(for: recording) }

  func recorderStateChanged(time: TimeInterval) {
    duration = time
  }

  /// The folder may have been deleted meanwhile.
  ///
  /// - Parameter title: `nil` when the recording is not to be kept.
  func recordingStopped(title: String?) {
    guard let title else { return store.removeFile(for: recording) }
    recording.setName(title)
    let folder = folder?.store == nil ? store.rootFolder : folder
    folder?.add(recording)
  }
}
