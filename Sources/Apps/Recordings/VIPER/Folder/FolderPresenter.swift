import RecordingsApp

/// The calls from the view, the router and the interactor to a folder's presenter.
protocol FolderPresenter: AnyObject {
  func viewDidLoad()
  func viewWillDisappear()
  func didSelect(id: UUID)
  func didTapDelete(id: UUID)
  func didTapEdit()
  func didTapAddFolder()
  func didEnterFolderName(_ name: String?)
  func didTapRecord()
  func didPullToRefresh()
  func restorationPath() -> [UUID]

  func recorderDidFinish()

  func didFetchFolder(_ folder: Document.Item)
  func didFetch(_ items: [Document.Item])
  func didFail(_ error: NetworkError)
  func didInsert(_ item: Document.Item, at index: Int)
  func didRemoveItem(at index: Int)
  func didMove(_ item: Document.Item, from old: Int, to new: Int)
  func didRemoveFolder()
}

/// Decides what the scene shows and does, and keeps the state for that. It does not know UIKit.
@Traced(.presenter) class FolderDefaultPresenter: FolderPresenter {
  weak var view: (any FolderView)?
  var interactor: (any FolderInteractor)?
  var router: (any FolderRouter)?

  let folderID: UUID
  private(set) var items: [Document.Item] = []
  private var isEditing = false
  private var isRefreshing = false

  init(folderID: UUID) {
    self.folderID = folderID
  }

  // MARK: From the view

  func viewDidLoad() {
    view?.displayLoading()
    interactor?.fetchItems(in: folderID)
  }

  /// The running request is cancelled: its answer is no longer needed.
  func viewWillDisappear() {
    guard isRefreshing else { return }
    interactor?.cancelRefresh(of: folderID)
    endLoading()
  }

  func didSelect(id: UUID) {
    guard let item = items.first(where: { $0.uuid == id }) else { return }
    if item.isFolder {
      router?.showFolder(id: id)
    } else {
      router?.showPlayer(id: id)
      view?.deselectRow()
    }
  }

  func didTapDelete(id: UUID) { interactor?.delete(id: id) }

  func didTapEdit() {
    isEditing.toggle()
    view?.setEditing(isEditing)
    view?.display(editButton: isEditing ? "Done" : "Edit")
  }

  func didTapAddFolder() {
    view?.displayTextPrompt(title: "New folder", accept: "Create", placeholder: "Folder name")
  }

  func didEnterFolderName(_ name: String?) {
    if let name { interactor?.createFolder(named: name, in: folderID) }
  }

  func didTapRecord() { router?.presentRecorder(in: folderID) }

  func didPullToRefresh() {
    isRefreshing = true
    view?.displayLoading()
    interactor?.refreshItems(in: folderID)
  }

  func restorationPath() -> [UUID] { [folderID] }

  // MARK: From the router

  func recorderDidFinish() { router?.dismissRecorder() }

  // MARK: From the interactor

  func didFetchFolder(_ folder: Document.Item) {
    let isRoot = folder.parent == nil
    view?.display(title: isRoot ? "Recordings" : folder.name)
    if isRoot { view?.displayEditButton() }
  }

  func didFetch(_ items: [Document.Item]) {
    endLoading()
    self.items = items
    view?.display(items.map(row))
  }

  func didFail(_ error: NetworkError) {
    endLoading()
    view?.displayError(title: "Could not refresh", message: error.description)
  }

  func didInsert(_ item: Document.Item, at index: Int) {
    items.insert(item, at: index)
    view?.insertRow(row(for: item), at: index)
  }

  func didRemoveItem(at index: Int) {
    items.remove(at: index)
    view?.deleteRow(at: index)
  }

  func didMove(_ item: Document.Item, from old: Int, to new: Int) {
    items.move(from: old, to: new, as: item)
    view?.moveRow(row(for: item), from: old, to: new)
  }

  func didRemoveFolder() { router?.leave() }

  func row(for item: Document.Item) -> RowViewData {
    RowViewData(id: item.uuid, title: "\(item.isFolder ? "▸" : "♪") \(item.name)")
  }

  private func endLoading() {
    isRefreshing = false
    view?.endLoading()
  }
}
