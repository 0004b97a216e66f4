import RecordingsApp

/// A folder or a recording. It keeps its own rules, and knows no file, no server and no notification.
@Traced(.model) class Item {
  let uuid: UUID
  private(set) var name: String
  /// `nil` for the root folder, and for an item that is in no folder.
  weak var parent: Folder?

  init(name: String, uuid: UUID) {
    self.uuid = uuid
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
  func uuidPath() -> [UUID] { (parent?.uuidPath() ?? []) + [uuid] }
}

/// For the names in drawings.
@Traced(.call) extension Item: Identifiable {
  var id: UUID { uuid }
}

/// A voice recording. Its sound is in a file of its own.
@Traced(.model) final class Recording: Item {
  /// In an app it would be inherited. Here the recorder draws the initialiser that is written out.
  override init(name: String, uuid: UUID) {
    super.init(name: name, uuid: uuid)
  }
}
