import RecordingsApp

/// Does for the folder's scene what concerns the model: it finds, loads and changes items.
@Traced(.service) class FolderService {
  private var task: NetworkTask?

  func rootFolder() -> Folder { Store.shared.rootFolder }

  func isRoot(_ folder: Folder) -> Bool { folder === folder.store?.rootFolder }

  /// The folder at a path from the root; `nil` when it no longer exists.
  func folder(at path: [UUID]) -> Folder? {
    Store.shared.item(atUUIDPath: path) as? Folder
  }

  func createFolder(named name: String, in folder: Folder) {
    folder.add(Folder(name: name, uuid: UUID()))
  }

  func remove(_ item: Item, from folder: Folder) {
    folder.remove(item)
  }

  /// Asks the server what is in the folder.
  ///
  /// - Parameter completion: called with the error, or with `nil` before the contents change, but not after
  ///   `cancelLoading()`.
  func loadContents(of folder: Folder, completion: @escaping (NetworkError?) -> Void) {
    task = folder.loadContents { [weak self] error in
      self?.task = nil
      completion(error)
    }
  }

  /// Returns whether there was a request to cancel.
  func cancelLoading() -> Bool {
    guard let task else { return false }
    task.cancel()
    self.task = nil
    return true
  }
}
