// A pattern's files read as iOS code: `import RecordingsApp` brings the kit.
@_exported import AppInterface

/// A folder or a recording.
@Traced(.model) public class Item {
  public let uuid: UUID
  public private(set) var name: String
  /// `nil` for the root folder, and for an item that is in no folder.
  public internal(set) weak var parent: Folder?

  init(name: String, uuid: UUID) {
    self.name = name
    self.uuid = uuid
  }

  /// The store that keeps the item; `nil` for an item that is in no store. The way to it is not told: an object that
  /// asks for the store would be said to ask for what only the model can see.
  public var store: Store? { quietly { parent?.store } }

  /// Renames the item and moves it to its new row. The store saves the change and posts a notification.
  ///
  /// - Returns: `false` when the name is refused. An item must have a name, so an empty one changes nothing.
  @discardableResult public func setName(_ newName: String) -> Bool {
    guard !newName.isEmpty else { return false }
    name = newName
    guard let parent else { return true }
    let (old, new) = parent.reSort(changedItem: self)
    store?.save(self, .renamed(from: old, to: new, in: parent))
    return true
  }

  /// Called by the folder that the item is removed from, before it is removed.
  func deleted() {
    parent = nil
  }

  /// The identifiers from the root to the item.
  public func uuidPath() -> [UUID] { (parent?.uuidPath() ?? []) + [uuid] }

  /// The item at the end of a path that begins with this item; `nil` when there is none.
  public func item(atUUIDPath path: ArraySlice<UUID>) -> Item? {
    path == [uuid] ? self : nil
  }

  /// Reads an item from a file.
  static func from(_ archive: Archive) -> Item {
    archive.type == "Folder" ? Folder(archive) : Recording(archive)
  }

  var archive: Archive { Archive(type: "Item", uuid: uuid, name: name) }

  public var lifelineName: String? { Fixture.name(of: uuid) }
}

/// Items of other models, too, have the names of the fixture.
extension Participant where Self: Identifiable, Self.ID == UUID {
  public var lifelineName: String? {
    Fixture.name(of: id) ?? (Self._lifelineType == "Folder" ? "NewFolder" : nil)
  }
}

/// A voice recording. Its sound is in a file of its own.
@Traced(.model) public final class Recording: Item {
  public override init(name: String, uuid: UUID) {
    super.init(name: name, uuid: uuid)
  }

  convenience init(_ archive: Archive) {
    self.init(name: archive.name, uuid: archive.uuid)
  }

  /// The sound goes with the recording.
  override func deleted() {
    store?.removeFile(for: self)
    super.deleted()
  }

  override var archive: Archive { Archive(type: "Recording", uuid: uuid, name: name) }
}
