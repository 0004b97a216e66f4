import Foundation

/// A directory that files are written into.
struct Folder {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Makes it, unless it is there. The one around it has to be.
  func make() throws(ShellProblem) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw .unwritable(path, .inTheWay) }
      return
    }
    let around = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard files.fileExists(atPath: around) else { throw .unwritable(path, .noFolder) }
    guard
      (try? files.createDirectory(atPath: path, withIntermediateDirectories: false)) != nil
    else { throw .unwritable(path, .denied) }
  }
}
