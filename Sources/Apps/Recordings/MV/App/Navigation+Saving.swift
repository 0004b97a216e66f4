import RecordingsApp
import ToySwiftUI

@Traced(.call) extension Navigation {
  func archive() -> String {
    let shown = recording?.isDeleted == false ? recording : nil
    return SavedPanes(folder: path.last?.path ?? [], recording: shown?.path ?? []).json
  }

  /// What no longer exists is left out. A view may appear more than once: what you have opened stays.
  func restore(_ archive: String, from store: Store) {
    guard path.isEmpty, timesOpened == 0, let saved = SavedPanes(json: archive) else { return }
    path = saved.folder.indices.dropFirst().compactMap {
      store.item(at: Array(saved.folder[...$0])) as? Folder
    }
    if let recording = store.item(at: saved.recording) as? Recording { open(recording) }
  }
}
