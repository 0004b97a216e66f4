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
    folders = Array(saved.folders.prefix { items[$0] != nil })
    let recording = saved.recording.flatMap { items[$0] }
    return recording.map { [.load($0)] } ?? []
  }
}
