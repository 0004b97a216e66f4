import RecordingsApp
import ToySwiftUI

/// What is kept while the app does not run: identifiers from the root to the shown folder, and to the recording.
private nonisolated struct SavedNavigation: Codable {
  var folder: [Item.ID]
  var recording: [Item.ID]
}

@Traced(.call) extension Navigation {
  func archive() -> String {
    let shown = recording?.isDeleted == false ? recording : nil
    let saved = SavedNavigation(folder: path.last?.path ?? [], recording: shown?.path ?? [])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(saved)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// What no longer exists is left out.
  func restore(_ archive: String, from store: Store) {
    let data = Data(archive.utf8)
    guard let saved = try? JSONDecoder().decode(SavedNavigation.self, from: data) else { return }
    path = saved.folder.indices.dropFirst().compactMap {
      store.item(at: Array(saved.folder[...$0])) as? Folder
    }
    if let recording = store.item(at: saved.recording) as? Recording { open(recording) }
  }
}
