import RecordingsApp
import ToySwiftUI

/// Items, sorted by name.
@Traced(.model) @Observable final class Folder: Item {
  private(set) var contents: [Item]
  /// Only the root folder has a store of its own. Other folders ask their parents.
  @ObservationIgnored weak var ownStore: Store?

  init(name: String, id: UUID, contents: [Item] = []) {
    self.contents = contents
    super.init(name: name, id: id)
    for item in contents { item.parent = self }
  }

  /// Reads a folder from a file, with everything in it.
  static func read(_ archive: Archive) -> Folder {
    Folder(
      name: archive.name, id: archive.uuid, contents: archive.decodeChildren(Item.from))
  }

  override var store: Store? { ownStore ?? super.store }
  override var children: [Item] { contents }

  override var archive: Archive {
    Archive(type: "Folder", uuid: id, name: name, children: contents.map(\.archive))
  }

  func addFolder(named name: String) { add(Folder(name: name, id: UUID())) }

  func addRecording(named name: String, id: UUID) { add(Recording(name: name, id: id)) }

  private func add(_ item: Item) {
    item.parent = self
    contents = (contents + [item]).sortedByName()
    store?.save()
  }

  /// Removes an item, and a folder with everything in it. Nothing happens when the item is not in this folder.
  func remove(_ item: Item) {
    guard let index = contents.firstIndex(where: { $0 === item }) else { return }
    contents.remove(at: index)
    item.deleted()
    store?.save()
  }

  override func deleted() {
    for item in contents { item.deleted() }
    contents = []
    super.deleted()
  }

  /// An equal list is not assigned: with an older compiler, each assignment is told.
  func itemWasRenamed(_ item: Item) {
    let sorted = contents.sortedByName()
    if sorted != contents { contents = sorted }
  }
}

@Traced(.call) extension Folder {
  /// Asks the server what is in the folder, and adds what is new.
  func refresh() async throws { merge(try await Webservice.shared.contents(of: id)) }

  /// Adds the new items of the server. Items that are only on the device stay: they have not been sent yet.
  private func merge(_ items: [Archive]) {
    let new = items.filter { item in !contents.contains { $0.id == item.uuid } }.map(Item.from)
    guard !new.isEmpty else { return }
    for item in new { item.parent = self }
    contents = (contents + new).sortedByName()
    store?.save()
  }
}

extension [Item] {
  fileprivate func sortedByName() -> [Item] { sorted { ($0.name, $0.id) < ($1.name, $1.id) } }
}
