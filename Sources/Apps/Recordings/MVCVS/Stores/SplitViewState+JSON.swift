import RecordingsApp

extension SplitViewState {
  /// On one line, or indented for reading.
  func json(pretty: Bool = false) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = pretty ? [.sortedKeys, .prettyPrinted] : .sortedKeys
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  init(json: String) throws {
    self = try JSONDecoder().decode(SplitViewState.self, from: Data(json.utf8))
  }
}
