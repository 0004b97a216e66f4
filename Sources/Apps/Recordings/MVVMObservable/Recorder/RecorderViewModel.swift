import RecordingsApp
import ToySwiftUI

/// A recording while it is made, and the name that it gets. Not `final`: see `FolderViewModel`.
@Traced(.viewModel) @Observable class RecorderViewModel {
  var isNaming = false
  var name = ""
  /// In seconds.
  private(set) var duration: TimeInterval = 0
  /// The identifier of the recording that it becomes.
  private let id = UUID()
  private let folder: Folder
  private let store: Store?
  @ObservationIgnored private var recorder: Recorder?

  init(folder: Folder) {
    self.folder = folder
    store = folder.store
  }

  var timeText: String { hoursMinutesAndSeconds(duration) }
  var canSave: Bool { !name.isEmpty }

  /// A view may appear more than once: it begins only once.
  func start() {
    guard recorder == nil else { return }
    recorder = Recorder(url: .soundFile(of: id)) { [weak self] in self?.duration = $0 }
  }

  func stop() {
    recorder?.stop()
    isNaming = true
  }

  /// The folder may have been deleted meanwhile.
  func save() {
    let folder = folder.isDeleted ? store?.rootFolder : folder
    folder?.addRecording(named: name, id: id)
  }

  func discard() { SoundFile(.soundFile(of: id)).remove() }
}
