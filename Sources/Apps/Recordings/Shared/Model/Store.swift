/// Keeps the tree of items, saves it, and posts a notification about every change. No other object posts it.
@Traced(.model) open class Store {
  public static var shared = Store(url: .storeFile)

  /// Its object is the item that changed; `Notification.change` says how.
  public static let changedNotification = Notification.Name("StoreChanged")

  public private(set) var rootFolder: Folder
  @Untraced private let url: URL?

  /// Reads the items from a file. Without such a file, the store is empty.
  ///
  /// - Parameter url: `nil` for a store that keeps its items in memory only.
  public init(url: URL?) {
    self.url = url
    rootFolder = Folder(url.flatMap(Archive.init(contentsOf:)) ?? Fixture.emptyTree)
    rootFolder.ownStore = self
  }

  /// Writes all items to the file and posts `changedNotification`.
  ///
  /// - Parameter item: the item that changed; for `.reloaded`, the folder that got new items.
  open func save(_ item: Item, _ change: Change) {
    if let url { quietly { rootFolder.archive }.write(to: url) }
    NotificationCenter.default.post(
      name: Store.changedNotification, object: item, userInfo: ["change": change])
  }

  /// The sound file of a recording. It may not exist yet.
  public func fileURL(for recording: Recording) -> URL {
    .soundFile(of: recording.uuid)
  }

  public func removeFile(for recording: Recording) {
    SoundFile(fileURL(for: recording)).remove()
  }

  /// The item at a path from the root; `nil` when it no longer exists.
  public func item(atUUIDPath path: [UUID]) -> Item? {
    rootFolder.item(atUUIDPath: path[...])
  }
}

extension Store {
  /// What happened to the item of a notification, with its rows before and after.
  public enum Change {
    case added(at: Int, in: Folder)
    case removed(at: Int, from: Folder)
    case renamed(from: Int, to: Int, in: Folder)
    case reloaded
  }
}

extension URL {
  /// The file of all items.
  public static let storeFile = URL(path: "store.json")

  /// The place of the sound file of the recording with this identifier.
  public static func soundFile(of recording: UUID) -> URL { URL(path: "\(recording).m4a") }
}

extension Notification {
  /// What happened to the item; `nil` for a notification that the store did not post.
  public var change: Store.Change? { userInfo["change"] as? Store.Change }
}
