import RecordingsApp

/// Does for the player's scene what concerns items: it finds them, renames them and has the new name saved.
@Traced(.service) final class PlayService {
  private let store: Store

  init(store: Store = .shared) {
    self.store = store
  }

  /// - Returns: `false` when the name is refused, or the item is in no folder.
  @discardableResult func rename(_ item: Item, to name: String) -> Bool {
    guard let folder = item.parent, let old = folder.row(of: item) else { return false }
    guard item.setName(name) else { return false }
    let new = folder.row(of: item) ?? old
    store.save(item, .renamed(from: old, to: new, in: folder))
    return true
  }

  func fileURL(for recording: Recording) -> URL { store.fileURL(for: recording) }

  /// The recording at a path from the root; `nil` when it no longer exists.
  func recording(at path: [UUID]) -> Recording? { store.item(atUUIDPath: path) as? Recording }
}
