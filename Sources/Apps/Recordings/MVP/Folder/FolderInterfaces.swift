import RecordingsApp

/// What the view tells its presenter, and what it asks.
protocol FolderPresenterInterface: AnyObject {
  func viewDidLoad()
  func viewWillDisappear()
  func didTapEdit()
  func didTapAddFolder()
  /// - Parameter name: `nil` when the question was cancelled.
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

/// What the presenter can make the view do.
protocol FolderViewInterface: AnyObject {
  func show(title: String)
  func showEditButton()
  func show(editButton title: String)
  func setEditing(_ isEditing: Bool)
  /// All rows are new.
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

/// What the presenter wants of the data.
protocol FolderDataInterface: AnyObject {
  func loadItems()
  func createFolder(named name: String)
  func remove(id: UUID)
  func refresh()
  func cancelRefresh()
  func folderID() -> UUID
  func path() -> [UUID]
  /// Turns to the folder at the end of a path.
  func open(path: [UUID])
}

/// What the data tells the presenter.
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

/// An item as the data side hands it out: values, never the object itself.
struct FolderItem {
  let id: UUID
  let name: String
  let isFolder: Bool
}

extension FolderItem: CustomStringConvertible {
  var description: String { name.debugDescription }
}
