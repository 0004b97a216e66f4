import Files
import Foundation

/// What is to be checked, as its path tells.
enum CheckedPath {
  /// A lesson or an exercise, in this directory.
  case page(in: String)
  case scenario
  case directory

  init(_ path: String) {
    if path.hasSuffix(".md") {
      let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      self = .page(in: directory.isEmpty ? "/" : directory)
    } else {
      self = path.hasSuffix(".scenario") ? .scenario : .directory
    }
  }

  /// The paths without those that are checked with another one: the same again, and a page of a directory.
  static func apart(_ paths: [String]) -> [String] {
    var places = Set<String>()
    let different = paths.filter { places.insert($0.place).inserted }
    return different.filter { path in
      guard case .page(let directory) = CheckedPath(path) else { return true }
      return !places.contains(directory.place) || FileFacts(at: path) == nil
    }
  }
}

extension String {
  /// However the path is written.
  fileprivate var place: String { URL(filePath: self).standardizedFileURL.path }
}
