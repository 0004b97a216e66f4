/// Items of a model, found by name.
public struct ItemsByName<Item>: SyncedItems {
  private let all: () -> [Item]
  private let name: (Item) -> String
  private let remove: (Item) -> Void
  private let rename: (Item, String) -> Void

  /// - Parameter all: the items, a folder before what is in it. Called for every access.
  public init(
    _ all: @escaping () -> [Item], name: @escaping (Item) -> String,
    remove: @escaping (Item) -> Void, rename: @escaping (Item, String) -> Void
  ) {
    self.all = all
    self.name = name
    self.remove = remove
    self.rename = rename
  }

  public var names: [String] { quietly { all().map(name) } }

  public func delete(_ name: String) {
    if let item = item(named: name) { remove(item) }
  }

  public func rename(_ name: String, to newName: String) {
    if let item = item(named: name) { rename(item, newName) }
  }

  private func item(named name: String) -> Item? {
    quietly { all().first { self.name($0) == name } }
  }
}
