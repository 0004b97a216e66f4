import RecordingsApp

/// The use cases of a folder and its items.
protocol FolderInteractor: AnyObject {
  func fetchItems(in folderID: UUID)
  func refreshItems(in folderID: UUID)
  func cancelRefresh(of folderID: UUID)
  func createFolder(named name: String, in folderID: UUID)
  func delete(id: UUID)
}

/// Knows the services, but not the screen. It keeps no state.
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
    presenter?.didFetch(service.items(in: folderID))
  }

  func refreshItems(in folderID: UUID) {
    service.reload(folderID) { [weak self] result in
      switch result {
      case .success(let items): self?.presenter?.didFetch(items)
      case .failure(let error): self?.presenter?.didFail(error)
      }
    }
  }

  func cancelRefresh(of folderID: UUID) { service.cancelReload(of: folderID) }

  func createFolder(named name: String, in folderID: UUID) {
    service.add(.folder(name, uuid: UUID()), to: folderID)
  }

  func delete(id: UUID) { service.remove(id) }
}

@Traced(.observer) extension FolderDefaultInteractor: RecordingsObserver {
  func recordingsDidChange(_ change: RecordingsChange) {
    switch change {
    case .added(let item, let index): presenter?.didInsert(item, at: index)
    case .removed(_, let index): presenter?.didRemoveItem(at: index)
    case .moved(let item, let old, let new): presenter?.didMove(item, from: old, to: new)
    case .renamed(let folder): presenter?.didFetchFolder(folder)
    case .deleted: presenter?.didRemoveFolder()
    }
  }
}
