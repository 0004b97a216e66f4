/// Changes that come from elsewhere: another device, or the cloud.
@Traced(.remote) public final class RemoteSync {
  @PerLaunch(.beforehand) public static var shared = RemoteSync()

  public var lifelineName: String? { "Remote" }

  /// The names of all items, for somebody who wants to change one.
  @Untraced public var names: [String] { quietly { items.map(\.name) } }

  /// Returns whether there is an item of that name.
  @Untraced public func delete(_ name: String) -> Bool {
    change(name) { item in quietly { item.parent }?.remove(item) }
  }

  /// Returns whether there is an item of that name.
  @Untraced public func rename(_ name: String, to new: String) -> Bool {
    change(name) { item in item.setName(new) }
  }

  private func change(_ name: String, _ body: (Item) -> Void) -> Bool {
    guard let item = quietly({ items.first { $0.name == name } }) else { return false }
    acting(as: self) { body(item) }
    return true
  }

  private var items: [Item] { Store.shared.rootFolder.contents.flatMap(descend) }

  private func descend(_ item: Item) -> [Item] {
    [item] + ((item as? Folder)?.contents.flatMap(descend) ?? [])
  }
}
