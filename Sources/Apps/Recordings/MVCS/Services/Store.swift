import RecordingsApp

/// Keeps the tree of items in memory, writes it to a file after each change, and posts a notification. No other
/// object does this.
@Traced(.service) final class Store {
  static var shared = Store(url: .storeFile)

  /// Its object is the item that changed; `Notification.change` says how.
  static let changedNotification = Notification.Name("StoreChanged")

  let rootFolder: Folder
  private let url: URL?

  /// Reads the items from a file. Without such a file, the store is empty.
  ///
  /// - Parameter url: `nil` for a store that keeps its items in memory only.
  init(url: URL?) {
    self.url = url
    let archive = url.flatMap(Archive.init(contentsOf:)) ?? Fixture.emptyTree
    rootFolder = archive.makeFolder()
  }

  /// Writes all items to the file and posts `changedNotification`.
  ///
  /// - Parameter item: the item that changed; for `.reloaded`, the folder that got new items.
  func save(_ item: Item, _ change: Change) {
    if let url { Archive.encoding(rootFolder) { Archive($0) }.write(to: url) }
    NotificationCenter.default.post(
      name: Store.changedNotification, object: item, userInfo: ["change": change])
  }

  /// The item at a path from the root; `nil` when it no longer exists.
  func item(atUUIDPath path: [UUID]) -> Item? {
    guard path.first == rootFolder.uuid else { return nil }
    return path.dropFirst().reduce(rootFolder as Item?) { item, uuid in
      (item as? Folder)?.contents.first { $0.uuid == uuid }
    }
  }

  func contains(_ item: Item) -> Bool { self.item(atUUIDPath: item.uuidPath()) != nil }

  // MARK: Sound files

  /// The sound file of a recording. It may not exist yet.
  func fileURL(for recording: Recording) -> URL { .soundFile(of: recording.uuid) }

  func removeFile(for recording: Recording) {
    SoundFile(fileURL(for: recording)).remove()
  }
}

extension Store {
  /// What happened to the item of a notification, with its rows before and after.
  enum Change {
    case added(at: Int, in: Folder)
    case removed(at: Int, from: Folder)
    case renamed(from: Int, to: Int, in: Folder)
    case reloaded
  }
}

extension Notification {
  /// What happened to the item; `nil` for a notification that the store did not post.
  var change: Store.Change? { userInfo["change"] as? Store.Change }
}
