import RecordingsApp
import ToySwiftUI

/// Keeps the tree of items, and saves it.
@Traced(.model) @Observable final class Store {
  let rootFolder: Folder
  private let url: URL?

  /// Reads the items from a file. Without such a file, the store is empty.
  ///
  /// - Parameter url: `nil` for a store that keeps its items in memory only.
  init(url: URL?) {
    self.url = url
    rootFolder = Folder.read(url.flatMap(Archive.init(contentsOf:)) ?? Fixture.emptyTree)
    rootFolder.ownStore = self
  }

  func save() {
    if let url { rootFolder.archive.write(to: url) }
  }

  /// The item at the end of a path of identifiers that begins at the root; `nil` when it no longer exists.
  func item(at path: [UUID]) -> Item? {
    guard path.first == rootFolder.id else { return nil }
    return path.dropFirst().reduce(rootFolder as Item?) { item, id in
      item?.children.first { $0.id == id }
    }
  }
}
