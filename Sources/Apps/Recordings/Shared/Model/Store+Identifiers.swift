// For objects that keep identifiers instead of items. Nothing happens when an item no longer exists.

@Traced(.call) extension Store {
  /// The item with this identifier; `nil` when it no longer exists.
  public func item(for id: UUID) -> Item? { find(id, in: rootFolder) }

  /// The items in a folder, sorted by name.
  public func items(in folder: UUID) -> [Item] { self.folder(folder)?.contents ?? [] }

  /// The identifiers from the root to an item; empty when the item no longer exists.
  public func uuidPath(of id: UUID) -> [UUID] { item(for: id)?.uuidPath() ?? [] }

  public func addFolder(named name: String, to folder: UUID) {
    self.folder(folder)?.add(Folder(name: name, uuid: UUID()))
  }

  /// The folder may have been deleted while it was recorded. The recording then goes to the root folder.
  public func addRecording(_ id: UUID, named name: String, to folder: UUID) {
    (self.folder(folder) ?? rootFolder).add(Recording(name: name, uuid: id))
  }

  /// - Returns: `false` when the name is refused.
  @discardableResult public func rename(_ id: UUID, to name: String) -> Bool {
    item(for: id)?.setName(name) ?? false
  }

  public func remove(_ id: UUID) {
    guard let item = item(for: id) else { return }
    item.parent?.remove(item)
  }

  /// Removes the sound file of a recording that was not saved.
  public func removeFile(for recording: UUID) {
    SoundFile(.soundFile(of: recording)).remove()
  }

  /// Adds the new items that the server has in a folder.
  public func merge(_ archives: [Archive], into folder: UUID) {
    self.folder(folder)?.updateContents(from: archives)
  }

  private func folder(_ id: UUID) -> Folder? { item(for: id) as? Folder }

  private func find(_ id: UUID, in item: Item) -> Item? {
    if item.uuid == id { return item }
    for child in (item as? Folder)?.contents ?? [] {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}
