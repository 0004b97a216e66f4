import RecordingsApp

/// The view-model of the recorder's scene. It saves the new recording.
@Traced(.viewModel) final class RecordViewModel {
  @Published private(set) var duration: TimeInterval = 0

  var folder: Folder?
  private let recording = Recording(name: "", uuid: UUID())

  var timeLabelText: AnyPublisher<String, Never> {
    $duration.map(hoursMinutesAndSeconds).eraseToAnyPublisher()
  }

  func fileURL() -> URL { Store.shared.fileURL(for: recording) }

  func recorderStateChanged(time: TimeInterval) {
    duration = time
  }

  func recordingStopped(title: String) {
    recording.setName(title)
    folder?.add(recording)
  }
}
