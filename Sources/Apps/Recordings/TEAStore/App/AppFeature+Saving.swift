import RecordingsApp
import ReducerKit

/// What is kept while the app does not run: the open folders, and the recording in the player.
private nonisolated struct SavedState: Codable {
  var path: [Document.Item.ID]
  var recording: Document.Item.ID?
}

extension AppFeature.State {
  var saved: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let value = SavedState(path: path, recording: player?.recording.uuid)
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }
}

extension AppFeature {
  /// What no longer exists is left out. A view may appear more than once: what you have opened stays.
  func restore(_ saved: String?, _ state: inout State) -> Effect<Action> {
    guard state.path.isEmpty, state.player == nil, let data = saved?.data(using: .utf8),
      let saved = try? JSONDecoder().decode(SavedState.self, from: data)
    else { return .none }
    state.open(saved.path)
    return saved.recording.flatMap { state.items[$0] }.map { play($0, &state) } ?? .none
  }
}
