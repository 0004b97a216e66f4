/// The items as another device sees them: by name, independent of the pattern that keeps them.
public protocol SyncedItems {
  /// The names of all items. A folder comes before its items.
  var names: [String] { get }
  /// Deletes the first item with this name.
  func delete(_ name: String)
  func rename(_ name: String, to newName: String)
}

/// Changes that come from another device.
@Traced(.remote) public final class RemoteSync {
  public static var shared: RemoteSync { Device.current.neighbour(RemoteSync.init) }

  public var lifelineName: String? { "Remote" }

  @Untraced public func delete(_ name: String, from items: any SyncedItems) {
    acting(as: self) { items.delete(name) }
  }

  @Untraced public func rename(_ name: String, to newName: String, in items: any SyncedItems) {
    acting(as: self) { items.rename(name, to: newName) }
  }
}
