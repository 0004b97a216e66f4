import Foundation
import Lessons

/// Writes texts as files, with the folders that their paths need.
enum CodeFolder {
  static func write(_ files: CodeFiles, to folder: URL) throws(Judge.Failure) {
    for (path, text) in files { try write(text, to: folder.appending(path: path)) }
  }

  static func write(_ text: String, to file: URL) throws(Judge.Failure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw .notWritten(error.reason)
    }
  }
}
