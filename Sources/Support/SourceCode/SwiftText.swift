import Foundation
import Synchronization

/// The text of a Swift file. It is divided into declarations when they are first asked for: most files are only
/// searched for a word.
final class SwiftText: Sendable {
  let text: String
  private let path: SourcePath
  private let divided: Mutex<SwiftFile?> = Mutex(nil)

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
    guard text.contains(bytesOf: word) else { return nil }
    return file.words.contains(word) ? file : nil
  }
}

extension String {
  fileprivate func contains(bytesOf word: String) -> Bool {
    withCString { text in word.withCString { strstr(text, $0) != nil } }
  }
}
