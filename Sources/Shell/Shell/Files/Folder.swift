import Files
import Foundation

/// A directory.
struct Folder {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Makes it, unless it exists. Its parent has to exist.
  func make() throws(ShellProblem) {
    if let facts = FileFacts(at: path) {
      guard facts.kind == .folder else { throw .file(.unwritable(path, .inTheWay)) }
      return
    }
    let around = URL(ofFile: path).deletingLastPathComponent().path
    guard FileFacts(at: around) != nil else { throw .file(.unwritable(path, .noFolder)) }
    guard mkdir(path, 0o777) == 0 else { throw .file(.unwritable(path, .init(.last))) }
  }

  var isThere: Bool { FileFacts(at: path)?.kind == .folder }

  /// The paths of all files in it and in the directories below, in order. Hidden files are left out. A directory below
  /// that cannot be read is among them.
  var files: [String] {
    get throws(SystemError) {
      let start = path.hasSuffix("/") ? path : path + "/"
      var files: [String] = []
      for name in try names where !name.hasPrefix(".") {
        let inner = start + name
        if FileFacts(at: inner, followsLinks: false)?.kind == .folder {
          files += (try? Folder(inner).files) ?? [inner]
        } else if !Folder(inner).isThere {
          files.append(inner)
        }
      }
      return files.sorted()
    }
  }

  private var names: [String] {
    get throws(SystemError) {
      // What `FileManager` throws does not have the number.
      guard let stream = opendir(path) else { throw .last }
      closedir(stream)
      return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
  }
}
