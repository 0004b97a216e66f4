import Files
import Foundation
import Synchronization

/// The sources of the apps, as they are on disk now. A file is read when it is asked for, and read again after it
/// has changed.
///
/// Only files that were found in the folder are opened. A name from elsewhere, such as one in a trace, is compared
/// with them.
public final class SourceFolder: Sendable {
  private let folder: ClosedFolder
  private let known: Mutex<[SourcePath]?> = Mutex(nil)
  private let files = FileCache<SwiftText?>()

  /// - Parameter path: the folder that holds a folder for each app. It need not exist.
  public init(path: String) {
    folder = ClosedFolder(path)
  }

  /// The folder itself, with links followed.
  public var root: URL { URL(filePath: folder.root, directoryHint: .isDirectory) }

  /// The paths of all Swift files, relative to the folder, sorted. The folder is looked through once.
  public var allPaths: [String] { paths.map(\.path) }

  var paths: [SourcePath] {
    if let known = known.withLock({ $0 }) { return known }
    let found = find(in: "").sorted()
    let apps = SourcePath.apps(in: found)
    let paths = found.map { SourcePath($0, apps: apps) }
    known.withLock { $0 = paths }
    return paths
  }

  public var isEmpty: Bool { paths.isEmpty }

  /// The text of a path of ``allPaths``; `nil` for any other path, and for a file that cannot be read.
  public func text(_ path: String) -> String? {
    paths.first { $0.path == path }.flatMap(source)?.text
  }

  /// `nil` for a file that cannot be read.
  func source(_ source: SourcePath) -> SwiftText? {
    let path = folder.root + "/" + source.path
    guard let facts = FileFacts(at: path), facts.kind == .file else { return nil }
    return files.value(of: path, facts) {
      FileManager.default.contents(atPath: path)
        .flatMap { String(validating: $0, as: UTF8.self) }
        .map { SwiftText($0, of: source) }
    }
  }

  // MARK: Looking through the folder

  /// Follows links, since patterns share folders by links, but none that leads out.
  private func find(in inner: String, depth: Int = 0) -> [String] {
    guard depth < 8 else { return [] }
    let entries = FolderEntry.all(in: folder.root + "/" + inner)
    return entries.filter { !$0.name.hasPrefix(".") }.flatMap { entry -> [String] in
      let path = inner.isEmpty ? entry.name : inner + "/" + entry.name
      switch entry.kind == .link ? target(path) : entry.kind {
      case .folder: return find(in: path, depth: depth + 1)
      case .file: return path.hasSuffix(".swift") ? [path] : []
      case .link, .other, nil: return []
      }
    }
  }

  /// What a link leads to; `nil` for a link that leads out.
  private func target(_ link: String) -> FileFacts.Kind? {
    guard case .found(let place) = folder.find(link) else { return nil }
    return place.facts.kind
  }
}

extension SourceFolder {
  private static let known: Mutex<[String: SourceFolder]> = Mutex([:])

  /// The sources that come with a folder of lessons: `Sources/Apps` next to it.
  public static func nextTo(lessons folder: String) -> SourceFolder {
    let lessons = URL(filePath: folder).resolvingSymlinksInPath().standardizedFileURL
    return shared(lessons.deletingLastPathComponent().appending(path: "Sources/Apps").path)
  }

  /// The same value for the same path, so that each file is read once.
  public static func shared(_ path: String) -> SourceFolder {
    known.withLock { known in
      if let folder = known[path] { return folder }
      let folder = SourceFolder(path: path)
      known[path] = folder
      return folder
    }
  }
}
