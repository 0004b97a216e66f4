import Classroom
import Foundation

/// A directory that is written as a whole: other programs see all of it or nothing.
struct PackFolder {
  private let name: String
  private let path: String

  init(_ name: String) {
    self.name = name
    path = URL(fileURLWithPath: name).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Writes beside the final place, then moves all of it there.
  ///
  /// - Parameters:
  ///   - replacing: whether files of the same names in an existing directory are replaced, each by
  ///     itself. Other files stay.
  ///   - goesOn: asked before each file; `false` ends the writing.
  func write(
    _ files: [Pack.File], replacing: Bool, while goesOn: () -> Bool
  ) throws(ShellProblem) {
    try requirePlace(replacing: replacing)
    let around = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let draft = "\(around)/.\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: draft) }
    for file in files {
      guard goesOn() else { throw .file(.interrupted(name)) }
      guard makeFolder(of: file, in: draft),
        Draft("\(draft)/\(file.path)").write(file.lines, while: { _ in true }) == .written
      else { throw .file(.unwritable(name, .denied)) }
    }
    // A rename also replaces an empty directory, but no other.
    guard rename(draft, path) != 0 else { return }
    for file in files {
      guard makeFolder(of: file, in: path),
        rename("\(draft)/\(file.path)", "\(path)/\(file.path)") == 0
      else { throw .file(.unwritable("\(name)/\(file.path)", .inTheWay)) }
    }
  }

  private func requirePlace(replacing: Bool) throws(ShellProblem) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw .file(.unwritable(name, .inTheWay)) }
      guard let contents = try? files.contentsOfDirectory(atPath: path) else {
        throw .file(.unwritable(name, .denied))
      }
      guard contents.isEmpty || replacing else { throw .file(.folderInUse(name)) }
    } else {
      let around = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard files.fileExists(atPath: around) else { throw .file(.unwritable(name, .noFolder)) }
    }
  }

  private func makeFolder(of file: Pack.File, in root: String) -> Bool {
    let folder = URL(fileURLWithPath: "\(root)/\(file.path)").deletingLastPathComponent().path
    let files = FileManager.default
    return files.fileExists(atPath: folder)
      || (try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
  }
}
