import RecordingsApp

/// Decides what a folder's scene shows and does, and words its rows. It knows the interfaces of its
/// view and its router, but not UIKit.
@Traced(.presenter) class FolderPresenter {
  weak var view: (any FolderViewInterface)?
  let data: any FolderDataInterface
  let router: any FolderRouterInterface

  /// `nil` until they are loaded.
  private(set) var rows: [RowViewData]?
  var isEditing = false
  private(set) var isLoading = false

  init(
    view: any FolderViewInterface, data: any FolderDataInterface, router: any FolderRouterInterface
  ) {
    self.view = view
    self.data = data
    self.router = router
  }

  func didTapEdit() {
    isEditing.toggle()
    view?.setEditing(isEditing)
    view?.show(editButton: isEditing ? "Done" : "Edit")
  }

  private func row(for item: FolderItem) -> RowViewData {
    RowViewData(
      id: item.id, isFolder: item.isFolder, title: "\(item.isFolder ? "▸" : "♪") \(item.name)")
  }

  private func finishLoading() {
    isLoading = false
    view?.finishLoading()
  }
}

// MARK: From the view

@Traced(.call) extension FolderPresenter: FolderPresenterInterface {
  func viewDidLoad() { data.loadItems() }

  func viewWillDisappear() {
    guard isLoading else { return }
    data.cancelRefresh()
    finishLoading()
  }

  func didTapAddFolder() {
    view?.askForText(title: "New folder", accept: "Create", placeholder: "Folder name")
  }

  func didEnterFolderName(_ name: String?) {
    if let name { data.createFolder(named: name) }
  }

  func didTapRecord() {
    router.presentRecorder(folderID: data.folderID(), delegate: self)
  }

  func didPullToRefresh() {
    isLoading = true
    view?.startLoading()
    data.refresh()
  }

  func didSelect(row index: Int) {
    guard let row = row(at: index) else { return }
    if row.isFolder {
      router.showFolder(id: row.id)
    } else {
      router.showPlayer(id: row.id)
      view?.deselectRow(at: index)
    }
  }

  func didDelete(row index: Int) {
    if let row = row(at: index) { data.remove(id: row.id) }
  }

  func numberOfRows() -> Int { rows?.count ?? 0 }

  func row(at index: Int) -> RowViewData? {
    guard let rows, rows.indices.contains(index) else { return nil }
    return rows[index]
  }

  func restorationPath() -> [UUID] { data.path() }

  /// The view is loaded already, with the root folder.
  func restore(path: [UUID]) {
    guard path != data.path() else { return }
    view?.hideEditButton()
    data.open(path: path)
  }
}

// MARK: From the data

@Traced(.call) extension FolderPresenter: FolderDataOutputInterface {
  func didLoad(_ items: [FolderItem], ofFolder name: String?) {
    rows = items.map(row)
    view?.show(title: name ?? "Recordings")
    if name == nil { view?.showEditButton() }
    view?.showRows()
  }

  func didRenameFolder(to name: String) { view?.show(title: name) }

  func didLoseFolder() { router.leave() }

  // Rows that were never loaded need no update.

  func didInsert(_ item: FolderItem, at index: Int) {
    guard var rows else { return }
    rows.insert(row(for: item), at: index)
    self.rows = rows
    view?.insertRow(at: index)
  }

  func didRemoveItem(at index: Int) {
    guard var rows else { return }
    rows.remove(at: index)
    self.rows = rows
    view?.deleteRow(at: index)
  }

  func didMove(_ item: FolderItem, from old: Int, to new: Int) {
    guard var rows else { return }
    rows.remove(at: old)
    rows.insert(row(for: item), at: new)
    self.rows = rows
    view?.moveRow(from: old, to: new)
    view?.reloadRow(at: new)
  }

  func didRefresh(_ items: [FolderItem]) {
    rows = items.map(row)
    finishLoading()
    view?.showRows()
  }

  func didFailToRefresh(reason: String) {
    finishLoading()
    view?.show(errorTitle: "Could not refresh", message: reason)
  }
}

// MARK: From the recorder

@Traced(.delegate) extension FolderPresenter: RecordPresenterDelegate {
  func recordPresenterDidFinish(_ recordPresenter: RecordPresenter) { router.dismissRecorder() }
}
