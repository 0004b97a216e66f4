import RecordingsApp

/// A folder or a recording. It keeps its own rules, and knows no file, no server and no notification.
@Traced(.model) class Item: Identifiable {
  let id: UUID
  private(set) var name: String
  /// `nil` for the root folder, and for an item that is in no folder.
  weak var parent: Folder?

  init(name: String, id: UUID) {
    self.id = id
    self.name = name
  }

  /// Renames the item. Its folder sorts its items again.
  ///
  /// - Returns: `false` when the name is refused. An item must have a name, so an empty one changes nothing.
  @discardableResult func setName(_ newName: String) -> Bool {
    guard !newName.isEmpty else { return false }
    name = newName
    parent?.sort()
    return true
  }

  /// The identifiers from the root to the item.
  func path() -> [UUID] { (parent?.path() ?? []) + [id] }
}

/// A voice recording. Its sound is in a file of its own.
@Traced(.model) final class Recording: Item {
  override init(name: String, id: UUID) {
    super.init(name: name, id: id)
  }
}
