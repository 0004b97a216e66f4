import RecordingsApp

/// Keeps the items as one value, saves them, and posts a notification about every change.
@Traced(.model) final class Store {
  static var shared = Store()

  /// Its user info has the new items.
  static let changedNotification = Notification.Name("StoreChanged")

  private(set) var items: Document

  init() {
    items = Document.load()
  }

  func fileURL(for recording: UUID) -> URL { .soundFile(of: recording) }

  func addFolder(named name: String, to folder: UUID) {
    add(.folder(name, uuid: UUID()), to: folder)
  }

  /// The folder may have been deleted while it was recorded. The recording then goes to the root folder.
  func addRecording(_ uuid: UUID, named name: String, to folder: UUID) {
    add(.recording(name, uuid: uuid), to: items[folder] == nil ? items.root : folder)
  }

  private func add(_ item: Document.Item, to folder: UUID) {
    if items.add(item, to: folder) != nil { save() }
  }

  func remove(_ uuid: UUID) {
    guard let removed = items.remove(uuid)?.items else { return }
    for item in removed { removeFile(for: item.uuid) }
    save()
  }

  /// Removes the sound file of a recording, if it has one.
  func removeFile(for recording: UUID) { SoundFile(fileURL(for: recording)).remove() }

  /// - Returns: `false` when the name is refused.
  @discardableResult func changeName(of uuid: UUID, to name: String) -> Bool {
    guard items.rename(uuid, to: name) != nil else { return false }
    save()
    return true
  }

  /// Adds the new items that the server has in a folder.
  func merge(_ archives: [Archive], into folder: UUID) {
    items.merge(archives, into: folder)
    save()
  }

  private func save() {
    items.write()
    NotificationCenter.default.post(
      name: Store.changedNotification, object: self, userInfo: ["items": items])
  }
}
