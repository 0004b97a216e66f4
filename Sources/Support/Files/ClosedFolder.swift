import Foundation

/// A folder that no link leads out of.
public struct ClosedFolder: Sendable {
  /// The folder itself, with all links followed.
  public let root: String

  /// - Parameter path: need not exist; then nothing is found in it.
  public init(_ path: String) { root = path.withLinksFollowed }

  /// What lies at a path in the folder.
  public enum Finding: Sendable {
    case found(Place)
    case missing
    /// It leads out of the folder, by a link or by `..`.
    case outside
  }

  /// A file or folder, and where it is when all links are followed.
  public struct Place: Sendable {
    public let path: String
    public let facts: FileFacts
  }

  /// - Parameter name: a path from this folder.
  public func find(_ name: String) -> Finding {
    let path = root + "/" + name
    // A single name that is no link needs no search for links: the root has none.
    if !name.utf8.contains(UInt8(ascii: "/")), name != "..",
      let facts = FileFacts(at: path, followsLinks: false), facts.kind != .link
    {
      return .found(Place(path: path, facts: facts))
    }
    let real = path.withLinksFollowed
    // By bytes, as the system compares names: to Swift, a slash with a combining mark is another sign.
    guard (real + "/").utf8.starts(with: (root + "/").utf8) else { return .outside }
    return FileFacts(at: real, followsLinks: false)
      .map { .found(Place(path: real, facts: $0)) } ?? .missing
  }
}

extension String {
  /// The absolute path without links. Where there is nothing, as far as links can be followed.
  fileprivate var withLinksFollowed: String {
    guard let found = realpath(self, nil) else {
      return URL(filePath: self).resolvingSymlinksInPath().standardizedFileURL.path
    }
    defer { free(found) }
    return String(cString: found)
  }
}
