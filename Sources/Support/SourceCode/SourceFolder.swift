import Foundation
import Synchronization

/// The sources of the apps, as they are on disk now. A file is read when it is asked for, and read again after it
/// has changed.
///
/// Only files that were found in the folder are opened. A name from elsewhere, such as one in a trace, is compared
/// with them.
public final class SourceFolder: Sendable {
  /// The folder itself, with links followed.
  public let root: URL
  private let known: Mutex<[SourcePath]?> = Mutex(nil)
  private let files: Mutex<[String: Known]> = Mutex([:])

  private struct Known {
    var changed: Date?
    var size: Int?
    var file: SwiftFile
  }

  /// - Parameter path: the folder that holds a folder for each app. It need not exist.
  public init(path: String) {
    root = URL(filePath: path).resolvingSymlinksInPath()
  }

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

  /// The file of a path of ``allPaths``; `nil` for any other path, and for a file that cannot be read.
  public func file(_ path: String) -> SwiftFile? {
    paths.first { $0.path == path }.flatMap(file)
  }

  func file(_ source: SourcePath) -> SwiftFile? {
    let path = source.path
    let url = root.appending(path: path).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    let (changed, size) = (facts?[.modificationDate] as? Date, facts?[.size] as? Int)
    if let known = files.withLock({ $0[path] }), known.changed == changed, known.size == size {
      return known.file
    }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let file = SwiftFile(text, path: path, app: source.app)
    files.withLock { $0[path] = Known(changed: changed, size: size, file: file) }
    return file
  }

  // MARK: Looking through the folder

  /// Follows links, since patterns share folders by links, but none that leads out.
  private func find(in folder: String, depth: Int = 0) -> [String] {
    guard depth < 8 else { return [] }
    let url = folder.isEmpty ? root : root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder.isEmpty ? name : folder + "/" + name
      let real = url.appending(path: name).resolvingSymlinksInPath().path
      guard real.hasPrefix(root.path + "/") else { return [] }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder) else { return [] }
      if isFolder.boolValue { return find(in: path, depth: depth + 1) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }
}
