import RecordingsApp
import ReducerKit

extension AppFeature.State {
  static var computedProperties: [PartialKeyPath<Self>: String] {
    [\.path: "path", \.saved: "saved"]
  }

  /// The folders below the root, the shown one last.
  var path: [UUID] { folders.dropFirst().map(\.id) }

  /// An open folder; `nil` when it is not open. It is changed only when it is.
  subscript(folder id: UUID) -> FolderFeature.State? {
    get { folders.first { $0.id == id } }
    set {
      guard let newValue, let index = folders.firstIndex(where: { $0.id == id }) else { return }
      folders[index] = newValue
    }
  }

  mutating func open(_ path: [UUID]) {
    let known = [items.root] + path.prefix { items[$0] != nil }
    folders = known.map { self[folder: $0] ?? FolderFeature.State($0, in: items) }
  }

  /// What is no longer in the store leaves the screen.
  mutating func follow(_ items: Document) {
    self.items = items
    folders = folders.prefix { items[$0.id] != nil }.map { $0.following(items) }
    player = player.flatMap { $0.following(items) }
  }
}
