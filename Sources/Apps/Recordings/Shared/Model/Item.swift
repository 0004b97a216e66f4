@_exported import ToyKit

/// A folder or a recording.
@Traced(.model) public class Item {
  public let uuid: UUID
  public private(set) var name: String
  public internal(set) weak var parent: Folder?

  init(name: String, uuid: UUID) {
    self.name = name
    self.uuid = uuid
  }

  /// The store that the item's tree is kept in; `nil` for an item that is in no folder.
  func findStore() -> Store? { parent?.findStore() }

  public func setName(_ newName: String) {
    name = newName
    guard let parent else { return }
    let (old, new) = parent.reSort(changedItem: self)
    findStore()?.save(self, .renamed(from: old, to: new, in: parent))
  }

  /// Called by the folder that the item is taken out of.
  func deleted() {
    parent = nil
  }

  /// The way from the root to the item.
  public func uuidPath() -> [UUID] { (parent?.uuidPath() ?? []) + [uuid] }

  public func item(atUUIDPath path: ArraySlice<UUID>) -> Item? {
    path == [uuid] ? self : nil
  }

  /// An item out of a file.
  static func from(_ archive: Archive) -> Item {
    archive.type == "Folder" ? Folder(archive) : Recording(archive)
  }

  var archive: Archive { Archive(type: "Item", uuid: uuid, name: name) }

  public var lifelineName: String? { Fixture.name(of: uuid) }
  public class var isNamedByHolder: Bool { false }
}
