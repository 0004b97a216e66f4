import RecordingsApp

/// The use cases of a folder and its items.
protocol FolderInteractor: AnyObject {
  func fetchItems(in folderID: UUID)
  func refreshItems(in folderID: UUID)
  func cancelRefresh(of folderID: UUID)
  func createFolder(named name: String, in folderID: UUID)
  func delete(id: UUID)
}

/// Knows the services, but not the screen. It sorts what a service gives, and keeps no state.
@Traced(.interactor) class FolderDefaultInteractor: FolderInteractor {
  weak var presenter: (any FolderPresenter)?
  let service: any RecordingsService

  init(service: any RecordingsService) {
    self.service = service
  }

  /// From then on, the presenter is told about changes, too.
  func fetchItems(in folderID: UUID) {
    guard let folder = service.item(folderID) else {
      presenter?.didRemoveFolder()
      return
    }
    service.addObserver(self, of: folderID)
    presenter?.didFetchFolder(folder)
    presenter?.didFetch(sorted(service.items(in: folderID)))
  }

  func refreshItems(in folderID: UUID) {
    service.reload(folderID) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let items): presenter?.didFetch(sorted(items))
      case .failure(let error): presenter?.didFail(error)
      }
    }
  }

  func cancelRefresh(of folderID: UUID) { service.cancelReload(of: folderID) }

  func createFolder(named name: String, in folderID: UUID) {
    service.add(.folder(name, uuid: UUID()), to: folderID)
  }

  func delete(id: UUID) { service.remove(id) }

  // MARK: Order

  final func sorted(_ items: [Document.Item]) -> [Document.Item] {
    items.sorted { $0.comesBefore($1) }
  }

  /// The row that an item has, or had before it was removed or renamed: so many items come before it.
  final func row(of item: Document.Item) -> Int {
    guard let folder = item.parent else { return 0 }
    let others = service.items(in: folder).filter { $0.uuid != item.uuid }
    return others.count { $0.comesBefore(item) }
  }
}

@Traced(.observer) extension FolderDefaultInteractor: RecordingsObserver {
  func recordingsDidChange(_ change: RecordingsChange) {
    switch change {
    case .added(let item): presenter?.didInsert(item, at: row(of: item))
    case .removed(let item): presenter?.didRemoveItem(at: row(of: item))
    case .changed(let old, let new):
      presenter?.didMove(new, from: row(of: old), to: row(of: new))
    case .renamed(let folder): presenter?.didFetchFolder(folder)
    case .deleted: presenter?.didRemoveFolder()
    }
  }
}

extension Document.Item {
  /// By name. Items of the same name keep their order, whatever happens: that of their identifiers.
  fileprivate func comesBefore(_ other: Document.Item) -> Bool {
    (name, uuid) < (other.name, other.uuid)
  }
}
