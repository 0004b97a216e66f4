import RecordingsApp

/// The calls from the view to its presenter.
protocol FolderPresenterInterface: AnyObject {
  func viewDidLoad()
  func viewWillDisappear()
  func didTapEdit()
  func didTapAddFolder()
  /// - Parameter name: `nil` when the alert was cancelled.
  func didEnterFolderName(_ name: String?)
  func didTapRecord()
  func didPullToRefresh()
  func didSelect(row: Int)
  func didDelete(row: Int)
  func numberOfRows() -> Int
  func row(at index: Int) -> RowViewData?
  func restorationPath() -> [UUID]
  func restore(path: [UUID])
}

/// The calls from the presenter to its view.
protocol FolderViewInterface: AnyObject {
  func show(title: String)
  func showEditButton()
  func hideEditButton()
  func show(editButton title: String)
  func setEditing(_ isEditing: Bool)
  /// Replaces all rows.
  func showRows()
  func insertRow(at index: Int)
  func deleteRow(at index: Int)
  func moveRow(from old: Int, to new: Int)
  func reloadRow(at index: Int)
  func deselectRow(at index: Int)
  func startLoading()
  func finishLoading()
  func askForText(title: String, accept: String, placeholder: String)
  func show(errorTitle: String, message: String)
}

/// The calls from the presenter to its data manager.
protocol FolderDataInterface: AnyObject {
  func loadItems()
  func createFolder(named name: String)
  func remove(id: UUID)
  func refresh()
  func cancelRefresh()
  func folderID() -> UUID
  func path() -> [UUID]
  /// Changes to the folder at the end of a path.
  func open(path: [UUID])
}

/// The calls from the data manager to the presenter.
protocol FolderDataOutputInterface: AnyObject {
  /// - Parameter name: `nil` for the root folder, which has none.
  func didLoad(_ items: [FolderItem], ofFolder name: String?)
  func didRenameFolder(to name: String)
  func didLoseFolder()
  func didInsert(_ item: FolderItem, at index: Int)
  func didRemoveItem(at index: Int)
  func didMove(_ item: FolderItem, from old: Int, to new: Int)
  func didRefresh(_ items: [FolderItem])
  func didFailToRefresh(reason: String)
}

/// The calls from the presenter to its router.
protocol FolderRouterInterface: AnyObject {
  func showFolder(id: UUID)
  func showPlayer(id: UUID)
  func presentRecorder(folderID: UUID, delegate: any RecordPresenterDelegate)
  func dismissRecorder()
  /// Leaves the folder's own scene.
  func leave()
}

/// An item as the data manager passes it on: a value, never the model object.
struct FolderItem {
  let id: UUID
  let name: String
  let isFolder: Bool
}

extension FolderItem: CustomStringConvertible {
  var description: String { name.debugDescription }
}
