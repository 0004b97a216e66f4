import Foundation
import Lessons

/// Writes texts as files, with the folders that their paths need.
nonisolated enum CodeFolder {
  static func write(_ files: CodeFiles, to folder: URL) throws(Judge.Failure) {
    for (path, text) in files { try write(text, to: folder.appending(path: path)) }
  }

  static func write(_ text: String, to file: URL) throws(Judge.Failure) {
    try make(file.deletingLastPathComponent())
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw .notWritten(error.reason)
    }
  }

  /// Makes a folder that is not there yet, with those around it.
  static func make(_ folder: URL) throws(Judge.Failure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(error.reason)
    }
  }
}
