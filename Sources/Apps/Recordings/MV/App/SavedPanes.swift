import RecordingsApp

/// What is kept while the app does not run: identifiers from the root to the shown folder, and to the recording.
nonisolated struct SavedPanes: Codable {
  var folder: [UUID]
  var recording: [UUID]
}

nonisolated extension SavedPanes {
  /// `nil` for a text that is no archive.
  init?(json: String) {
    guard let saved = try? JSONDecoder().decode(SavedPanes.self, from: Data(json.utf8)) else {
      return nil
    }
    self = saved
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
