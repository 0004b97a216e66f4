import RecordingsApp

/// Does for the folder's scene what concerns items: it finds them, loads them from the server, changes them and has
/// each change saved.
@Traced(.service) class FolderService {
  private let store: Store
  private var task: NetworkTask?

  init(store: Store = .shared) {
    self.store = store
  }

  func rootFolder() -> Folder { store.rootFolder }

  func isRoot(_ folder: Folder) -> Bool { folder === store.rootFolder }

  /// The folder at a path from the root; `nil` when it no longer exists.
  func folder(at path: [UUID]) -> Folder? { store.item(atUUIDPath: path) as? Folder }

  // MARK: Changes

  func createFolder(named name: String, in folder: Folder) {
    let newFolder = Folder(name: name, uuid: UUID())
    let row = folder.add(newFolder)
    store.save(newFolder, .added(at: row, in: folder))
  }

  /// Removes an item, and a folder with everything in it. Each of the items is announced, since a scene may show it.
  /// The sound goes with a recording.
  func remove(_ item: Item) {
    guard let parent = item.parent else { return }
    if let folder = item as? Folder { folder.contents.forEach(remove) }
    if let recording = item as? Recording { store.removeFile(for: recording) }
    guard let row = parent.remove(item) else { return }
    store.save(item, .removed(at: row, from: parent))
  }

  // MARK: Loading

  /// Asks the server what is in the folder.
  ///
  /// - Parameter completion: called with the error, or with `nil` before the contents change, but not after
  ///   `cancelLoading()`.
  func loadContents(of folder: Folder, completion: @escaping (NetworkError?) -> Void) {
    task = Webservice.shared.load(Resource(folder: folder.uuid)) { [weak self] result in
      self?.task = nil
      switch result {
      case .success(let items):
        completion(nil)
        self?.merge(items, into: folder)
      case .failure(let error):
        completion(error)
      }
    }
  }

  /// Adds the new items of the server. Items that are only on the device stay: they have not been sent yet.
  private func merge(_ items: [Archive], into folder: Folder) {
    let known = folder.contents.map(\.uuid)
    for item in items where !known.contains(item.uuid) { folder.add(item.makeItem()) }
    store.save(folder, .reloaded)
  }

  /// Returns whether there was a request to cancel.
  func cancelLoading() -> Bool {
    guard let task else { return false }
    task.cancel()
    self.task = nil
    return true
  }
}
