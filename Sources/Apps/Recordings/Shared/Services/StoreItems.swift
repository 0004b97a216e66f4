/// The items of the store, for patterns whose model is `Store`.
public typealias StoreItems = ItemsByName<Item>

extension StoreItems {
  public init() {
    self.init(
      { Store.shared.rootFolder.contents.flatMap(descend) }, name: { $0.name },
      remove: { item in quietly { item.parent }?.remove(item) }, rename: { $0.setName($1) })
  }
}

/// An item, and then all that is in it.
private func descend(_ item: Item) -> [Item] {
  [item] + ((item as? Folder)?.contents.flatMap(descend) ?? [])
}
