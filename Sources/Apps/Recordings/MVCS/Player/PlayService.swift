import RecordingsApp

/// Does for the player's scene what concerns the model: it finds and renames recordings.
@Traced(.service) class PlayService {
  /// - Returns: `false` when the name is refused.
  @discardableResult func rename(_ recording: Recording, to name: String) -> Bool {
    recording.setName(name)
  }

  /// The sound file of a recording; `nil` for a recording that is in no store.
  func fileURL(for recording: Recording) -> URL? {
    recording.store?.fileURL(for: recording)
  }

  /// The recording at a path from the root; `nil` when it no longer exists.
  func recording(at path: [UUID]) -> Recording? {
    Store.shared.item(atUUIDPath: path) as? Recording
  }
}
