import RecordingsApp

/// Does for the recorder's scene what concerns the model: it makes the new recording, and saves or discards it.
@Traced(.service) class RecordService {
  private let recording = Recording(name: "", uuid: UUID())

  /// Where the sound is recorded; `nil` for a folder that is in no store.
  func fileURL(in folder: Folder) -> URL? {
    folder.store?.fileURL(for: recording)
  }

  func save(as name: String, in folder: Folder) {
    recording.setName(name)
    folder.add(recording)
  }

  /// Removes the sound of a recording that is not saved.
  func discard(in folder: Folder) {
    folder.store?.removeFile(for: recording)
  }
}
