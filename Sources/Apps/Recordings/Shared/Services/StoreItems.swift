/// The items of the store, for patterns whose model is `Store`.
public struct StoreItems: SyncedItems {
  public init() {}

  public var names: [String] { quietly { all.map(\.name) } }

  public func delete(_ name: String) {
    guard let item = item(named: name) else { return }
    quietly { item.parent }?.remove(item)
  }

  public func rename(_ name: String, to newName: String) {
    item(named: name)?.setName(newName)
  }

  private func item(named name: String) -> Item? { quietly { all.first { $0.name == name } } }

  private var all: [Item] { Store.shared.rootFolder.contents.flatMap(descend) }

  private func descend(_ item: Item) -> [Item] {
    [item] + ((item as? Folder)?.contents.flatMap(descend) ?? [])
  }
}
