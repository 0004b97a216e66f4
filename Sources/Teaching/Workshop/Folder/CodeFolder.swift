import Foundation
import Lessons

/// Writes texts as files.
enum CodeFolder {
  static func write(_ files: CodeFiles, to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    }
  }
}
