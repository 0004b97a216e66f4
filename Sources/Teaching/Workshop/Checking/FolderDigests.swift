import Files
import Foundation

/// Digests of folders: of the paths in them and of what the files hold. A folder is read once.
struct FolderDigests {
  let root: URL
  private var known: [String: String] = [:]

  init(root: URL) { self.root = root }

  /// - Parameter folder: the path from the root. A folder that does not exist is like an empty one.
  mutating func digest(of folder: String) -> String {
    if let digest = known[folder] { return digest }
    let digest = read(folder)
    known[folder] = digest
    return digest
  }

  private func read(_ folder: String) -> String {
    let url = root.appending(path: folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    let files = paths.sorted().filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .compactMap { path -> String? in
        // A folder has no contents.
        let data = FileManager.default.contents(atPath: url.appending(path: path).path)
        return data.map { path + " " + SHA256.digest(of: $0) }
      }
    return SHA256.digest(of: files.joined(separator: "\n").utf8)
  }
}
