#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is saved of a state, as the text in an archive.
struct Saved<Value: Codable> {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// `nil` when the text is not that of such a value.
  init?(text: String) {
    let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    guard let value else { return nil }
    self.value = value
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }
}
