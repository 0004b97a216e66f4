import RecordingsApp

/// The data manager of a folder's scene. It finds model objects, changes them, and reports their changes. It
/// passes on values only, never the objects.
@Traced(.data) class FolderDataManager {
  weak var output: (any FolderDataOutputInterface)?
  private let store: Store
  private var folder: UUID
  private var task: NetworkTask?

  init(store: Store, folderID: UUID) {
    self.store = store
    folder = folderID
    NotificationCenter.default.addObserver(
      self, selector: FolderDataManager.storeChanged, name: Store.changedNotification, object: nil)
  }

  // MARK: Model notifications

  func storeChanged(_ notification: Notification) {
    guard let item = notification.object as? Item else { return }
    if item.uuid == folder { folderDidChange(item, notification.change) }
    switch notification.change {
    case .added(let index, let parent) where parent.uuid == folder:
      output?.didInsert(FolderItem(item), at: index)
    case .removed(let index, let parent) where parent.uuid == folder:
      output?.didRemoveItem(at: index)
    case .renamed(let old, let new, let parent) where parent.uuid == folder:
      output?.didMove(FolderItem(item), from: old, to: new)
    default:
      break
    }
  }

  /// A reload needs no report: only this data manager loads the items.
  private func folderDidChange(_ item: Item, _ change: Store.Change?) {
    switch change {
    case .removed: output?.didLoseFolder()
    case .renamed: output?.didRenameFolder(to: item.name)
    default: break
    }
  }

  // MARK: Helpers

  private var items: [FolderItem] { store.items(in: folder).map(FolderItem.init) }

  private func receive(_ answer: Result<[Archive], NetworkError>) {
    task = nil
    switch answer {
    case .success(let archives):
      store.merge(archives, into: folder)
      output?.didRefresh(items)
    case .failure(let error):
      output?.didFailToRefresh(reason: error.description)
    }
  }
}

@Traced(.call) extension FolderDataManager: FolderDataInterface {
  func loadItems() {
    let isRoot = folder == store.rootFolder.uuid
    output?.didLoad(items, ofFolder: isRoot ? nil : store.item(for: folder)?.name)
  }

  func createFolder(named name: String) { store.addFolder(named: name, to: folder) }

  func remove(id: UUID) { store.remove(id) }

  func refresh() {
    task = Webservice.shared.load(Resource(folder: folder)) { [weak self] answer in
      self?.receive(answer)
    }
  }

  func cancelRefresh() {
    task?.cancel()
    task = nil
  }

  func folderID() -> UUID { folder }

  func path() -> [UUID] { store.uuidPath(of: folder) }

  func open(path: [UUID]) {
    guard let item = store.item(atUUIDPath: path) else {
      output?.didLoseFolder()
      return
    }
    folder = item.uuid
    loadItems()
  }
}

extension FolderItem {
  fileprivate init(_ item: Item) {
    self.init(id: item.uuid, name: item.name, isFolder: item is Folder)
  }
}
