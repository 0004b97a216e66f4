import RecordingsApp
import TEAKit

extension AppState {
  /// Identifiers only: a relaunch looks them up in the store.
  struct Saved: Codable {
    let folders: [UUID]
    let recording: UUID?
  }

  var saved: Saved { Saved(folders: folders, recording: playState?.recording.uuid) }

  mutating func restore(_ saved: Saved) -> [AppCommand] {
    let known = saved.folders.prefix { items[$0] != nil }
    folders = known.isEmpty ? [items.root] : Array(known)
    let recording = saved.recording.flatMap { items[$0] }
    return recording.map { [.load($0)] } ?? []
  }
}
