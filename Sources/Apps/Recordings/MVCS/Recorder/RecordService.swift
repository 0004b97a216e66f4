import RecordingsApp

/// Does for the recorder's scene what concerns the model: it makes the new recording, and saves or discards it.
@Traced(.service) class RecordService {
  private let recording = Recording(name: "", uuid: UUID())

  /// Where the sound is recorded; `nil` for a folder that is in no store.
  func fileURL(in folder: Folder) -> URL? {
    folder.store?.fileURL(for: recording)
  }

  /// The folder may have been deleted meanwhile.
  func save(as name: String, in folder: Folder) {
    recording.setName(name)
    let folder = folder.store == nil ? Store.shared.rootFolder : folder
    folder.add(recording)
  }

  /// Removes the sound of a recording that is not saved.
  func discard() {
    Store.shared.removeFile(for: recording)
  }
}
