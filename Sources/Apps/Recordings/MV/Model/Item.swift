import RecordingsApp
import ToySwiftUI

/// A folder or a recording.
@Traced(.model) @Observable class Item: Identifiable, ObjectIdentity {
  let id: UUID
  private(set) var name: String
  /// Set when the item is deleted. Views that show it read this.
  private(set) var isDeleted = false
  /// `nil` for the root folder.
  @ObservationIgnored weak var parent: Folder?

  init(name: String, id: UUID) {
    self.id = id
    self.name = name
  }

  /// The store that keeps the item; `nil` for an item that is in no store.
  var store: Store? { parent?.store }

  /// Sorts the folder again, and saves. An empty name is not taken.
  func rename(to name: String) {
    guard !name.isEmpty, name != self.name else { return }
    self.name = name
    parent?.itemWasRenamed(self)
    store?.save()
  }

  /// Called by the folder from which the item is removed.
  func deleted() {
    isDeleted = true
    parent = nil
  }

  /// The identifiers from the root to the item.
  var path: [UUID] { (parent?.path ?? []) + [id] }

  /// The items in it; none for a recording.
  var children: [Item] { [] }

  /// All items below this one, each folder before its items.
  var descendants: [Item] { children.flatMap { [$0] + $0.descendants } }

  var archive: Archive { Archive(type: "Recording", uuid: id, name: name) }

  /// Reads an item from a file.
  static func from(_ archive: Archive) -> Item {
    archive.type == "Folder"
      ? Folder.read(archive) : Recording(name: archive.name, id: archive.uuid)
  }
}
