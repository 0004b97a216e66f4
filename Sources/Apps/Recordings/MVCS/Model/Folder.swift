import RecordingsApp

/// Items, sorted by name.
@Traced(.model) final class Folder: Item {
  private(set) var contents: [Item]

  init(name: String, uuid: UUID, contents: [Item] = []) {
    self.contents = contents
    super.init(name: name, uuid: uuid)
    for item in contents { item.parent = self }
  }

  /// Adds an item in the order of names. Returns its row.
  @discardableResult func add(_ item: Item) -> Int {
    let row = contents.firstIndex { (item.name, item.uuid) < ($0.name, $0.uuid) } ?? contents.count
    contents.insert(item, at: row)
    item.parent = self
    return row
  }

  /// Removes an item. Returns the row in which it was; `nil` when it is not in this folder.
  func remove(_ item: Item) -> Int? {
    guard let row = row(of: item) else { return nil }
    contents.remove(at: row)
    item.parent = nil
    return row
  }

  /// All items below this one, each folder before its items.
  var descendants: [Item] {
    contents.flatMap { [$0] + (($0 as? Folder)?.descendants ?? []) }
  }

  func row(of item: Item) -> Int? { contents.firstIndex { $0 === item } }

  func sort() {
    contents.sort { ($0.name, $0.uuid) < ($1.name, $1.uuid) }
  }
}
