import RecordingsApp

/// Does for the recorder's scene what concerns items: it makes the new recording, and has it saved or discards it.
@Traced(.service) final class RecordService {
  private let store: Store
  private let recording = Recording(name: "", uuid: UUID())

  init(store: Store = .shared) {
    self.store = store
  }

  /// Where the sound is recorded.
  func fileURL() -> URL { store.fileURL(for: recording) }

  /// The folder may have been deleted meanwhile.
  func save(as name: String, in folder: Folder?) {
    recording.setName(name)
    let folder = folder.flatMap { store.contains($0) ? $0 : nil } ?? store.rootFolder
    let row = folder.add(recording)
    store.save(recording, .added(at: row, in: folder))
  }

  /// Removes the sound of a recording that is not saved.
  func discard() {
    store.removeFile(for: recording)
  }
}
