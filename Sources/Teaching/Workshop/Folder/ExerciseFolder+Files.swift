import Files
import Foundation

/// Its files, by their paths in the folder.
extension ExerciseFolder {
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  func text(of path: String) throws(Problem) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: url.appending(path: path))
    } catch {
      throw has(path) ? .unreadable(path, error.reason) : .missing(path)
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path) }
    return text
  }

  /// Replaces no file.
  func write(_ text: String, to path: String, readOnly: Bool = false) throws(Problem) {
    let file = url.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      if readOnly {
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      }
    } catch {
      throw .unwritable(path, error.reason)
    }
  }

  /// Moves a file or a folder. Nothing is replaced.
  func move(_ path: String, to place: URL) throws(Problem) {
    do {
      try FileManager.default.moveItem(at: url.appending(path: path), to: place)
    } catch {
      throw .unwritable(place.lastPathComponent, error.reason)
    }
  }

  /// A folder to write into before its content gets its name.
  func draft(in folder: URL) -> ExerciseFolder {
    ExerciseFolder(URL(filePath: DraftName.path(in: folder.path)))
  }

  /// Removes a draft, if it is still there.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
