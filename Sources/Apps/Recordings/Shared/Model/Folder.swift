/// Items, sorted by name; those of the same name by identifier.
@Traced(.model) public final class Folder: Item {
  public private(set) var contents: [Item] = []
  /// Only the root folder has a store of its own. Other folders ask their parents.
  weak var ownStore: Store?

  public override init(name: String, uuid: UUID) {
    super.init(name: name, uuid: uuid)
  }

  /// Reads a folder from a file, with everything in it.
  convenience init(_ archive: Archive) {
    self.init(name: archive.name, uuid: archive.uuid)
    contents = archive.decodeChildren { child in
      let item = Item.from(child)
      item.parent = self
      return item
    }
  }

  public override var store: Store? { quietly { ownStore ?? super.store } }

  /// Adds an item in the order of names. The store saves it and posts a notification.
  public func add(_ item: Item) {
    contents = (contents + [item]).sortedByName()
    item.parent = self
    guard let index = contents.firstIndex(where: { $0 === item }) else { return }
    store?.save(item, .added(at: index, in: self))
  }

  /// Removes an item, and a folder with everything in it. The store saves this and posts a notification.
  /// Nothing happens when the item is not in this folder.
  public func remove(_ item: Item) {
    guard let index = contents.firstIndex(where: { $0 === item }) else { return }
    let store = store
    item.deleted()
    contents.remove(at: index)
    store?.save(item, .removed(at: index, from: self))
  }

  /// Moves a renamed item to its new row. Returns the old and the new row.
  func reSort(changedItem item: Item) -> (old: Int, new: Int) {
    let old = contents.firstIndex { $0 === item } ?? 0
    contents = contents.sortedByName()
    return (old, contents.firstIndex { $0 === item } ?? old)
  }

  override func deleted() {
    for item in contents { remove(item) }
    super.deleted()
  }

  public override func item(atUUIDPath path: ArraySlice<UUID>) -> Item? {
    guard path.count > 1 else { return super.item(atUUIDPath: path) }
    guard path.first == uuid else { return nil }
    let rest = path.dropFirst()
    return contents.first { $0.uuid == rest.first }?.item(atUUIDPath: rest)
  }

  override var archive: Archive {
    Archive(type: "Folder", uuid: uuid, name: name, children: contents.map(\.archive))
  }

  @Untraced public override var lifelineName: String? { super.lifelineName ?? "NewFolder" }
}

@Traced(.call) extension Folder {
  /// Asks the server what is in the folder.
  ///
  /// - Parameter completion: called with the error, or with `nil` before the contents change.
  /// - Returns: the request. Cancel it when its answer is no longer needed.
  public func loadContents(completion: @escaping (NetworkError?) -> Void) -> NetworkTask {
    Webservice.shared.load(contentsResource) { [weak self] result in
      switch result {
      case .success(let items):
        completion(nil)
        self?.updateContents(from: items)
      case .failure(let error):
        completion(error)
      }
    }
  }

  private var contentsResource: Resource { Resource(folder: uuid) }

  /// Adds the new items of the server. Items that are only on the device stay: they have not been sent yet.
  func updateContents(from items: [Archive]) {
    let unknown = items.filter { item in !contents.contains { $0.uuid == item.uuid } }
    let new = unknown.map(Item.from)
    contents = (contents + new).sortedByName()
    for item in new { item.parent = self }
    store?.save(self, .reloaded)
  }
}

extension [Item] {
  fileprivate func sortedByName() -> [Item] { sorted { ($0.name, $0.uuid) < ($1.name, $1.uuid) } }
}
