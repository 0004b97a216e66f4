import Foundation
import Synchronization

/// The text of a Swift file. It is divided into declarations when they are first asked for: most files are only
/// searched for a word.
final class SwiftText: Sendable {
  let text: String
  private let path: SourcePath
  private let divided: Mutex<SwiftFile?> = Mutex(nil)
  /// Whether it has the words that were looked for.
  private let mentions: Mutex<[String: Bool]> = Mutex([:])

  init(_ text: String, of path: SourcePath) {
    (self.text, self.path) = (text, path)
  }

  var file: SwiftFile {
    divided.withLock { known in
      let file = known ?? SwiftFile(text, path: path.path, app: path.app)
      known = file
      return file
    }
  }

  /// The file, if it has this identifier or keyword.
  func file(mentioning word: String) -> SwiftFile? {
    if let known = mentions.withLock({ $0[word] }) { return known ? file : nil }
    let found = text.contains(bytesOf: word) && file.mentions(word)
    mentions.withLock { $0[word] = found }
    return found ? file : nil
  }

  /// The file, if its text may declare a type of this name, or extend it.
  func file(declaring type: String) -> SwiftFile? {
    guard text.contains(bytesOf: type) else { return nil }
    let words = ["class", "struct", "enum", "protocol", "extension", "actor", "typealias"]
    return words.contains { text.contains(bytesOf: "\($0) \(type)") } ? file : nil
  }
}

extension String {
  fileprivate func contains(bytesOf word: String) -> Bool {
    withCString { text in word.withCString { strstr(text, $0) != nil } }
  }
}
