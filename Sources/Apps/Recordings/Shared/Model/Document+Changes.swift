extension Document {
  /// Adds an item, sorted by name. Returns its row; `nil` when there is no such folder.
  public mutating func add(_ item: Item, to folder: UUID) -> Place? {
    guard items[folder]?.isFolder == true else { return nil }
    items[item.uuid] = item
    items[item.uuid]?.parent = folder
    items[folder]?.children?.append(item.uuid)
    sort(folder)
    return place(of: item.uuid)
  }

  /// Removes an item, and a folder with everything in it. Returns the removed items and the former row; `nil`
  /// for an unknown item and for the root.
  public mutating func remove(_ uuid: UUID) -> (items: [Item], from: Place)? {
    guard let item = items[uuid], let place = place(of: uuid) else { return nil }
    let removed = [item] + descendants(of: uuid)
    for item in removed { items[item.uuid] = nil }
    items[place.parent]?.children?.remove(at: place.index)
    return (removed, place)
  }

  /// Renames an item and sorts its folder. An item must have a name: an empty one is refused.
  ///
  /// - Returns: the rows before and after; `nil` for a name that is refused, an unknown item and the root.
  public mutating func rename(_ uuid: UUID, to name: String) -> (old: Place, new: Place)? {
    guard !name.isEmpty, let old = place(of: uuid) else { return nil }
    items[uuid]?.name = name
    sort(old.parent)
    return place(of: uuid).map { (old, $0) }
  }

  /// Adds the new items of the server. Items that are only on the device stay: they have not been sent yet.
  public mutating func merge(_ archives: [Archive], into folder: UUID) {
    guard let known = items[folder]?.children else { return }
    let new = archives.filter { !known.contains($0.uuid) }
    for archive in new { read(archive, parent: folder) }
    items[folder]?.children = known + new.map(\.uuid)
    sort(folder)
  }

  private func place(of uuid: UUID) -> Place? {
    guard let parent = items[uuid]?.parent,
      let index = items[parent]?.children?.firstIndex(of: uuid)
    else { return nil }
    return Place(parent: parent, index: index)
  }

  private mutating func sort(_ folder: UUID) {
    let sorted = children(of: folder).sorted { ($0.name, $0.uuid) < ($1.name, $1.uuid) }
    items[folder]?.children = sorted.map(\.uuid)
  }
}
