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

  /// The paths of all files in it and in the directories below, in order. Hidden files are left out.
  var files: [String] {
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let visible = found.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    return visible.map { (path.hasSuffix("/") ? path : path + "/") + $0 }
      .filter { !Folder($0).isThere }.sorted()
  }
}
