/// Keeps the tree of items, saves it, and posts a notification about every change. No other object posts it.
@Traced(.model) open class Store {
  @PerLaunch public static var shared = Store()

  public static let changedNotification = Notification.Name("StoreChanged")

  public private(set) var rootFolder: Folder

  public init() {
    rootFolder = Folder(Device.current.disk["store.json"] as? Archive ?? Fixture.emptyTree)
    rootFolder.ownStore = self
  }

  open func save(_ item: Item, _ change: Change) {
    Device.current.disk["store.json"] = quietly { rootFolder.archive }
    NotificationCenter.default.post(
      name: Store.changedNotification, object: item, userInfo: ["change": change])
  }

  public func fileURL(for recording: Recording) -> URL {
    .soundFile(of: recording.uuid)
  }

  /// `nil` when the item no longer exists.
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
  public static func soundFile(of recording: UUID) -> URL { URL(path: "\(recording).m4a") }
}

extension Notification {
  public var change: Store.Change? { userInfo["change"] as? Store.Change }
}
