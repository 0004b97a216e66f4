import RecordingsApp

// The objects around a presenter or an interactor. Each records the calls that it gets, and does nothing else.

final class FolderViewSpy: FolderView {
  var calls: [String] = []

  func display(title: String) { calls.append("title \(title)") }
  func displayEditButton() { calls.append("edit button") }
  func display(editButton title: String) { calls.append("edit button \(title)") }
  func displayLoading() { calls.append("loading") }
  func endLoading() { calls.append("end loading") }
  func display(_ rows: [RowViewData]) { calls.append("rows \(rows)") }
  func insertRow(_ row: RowViewData, at index: Int) { calls.append("insert \(row) at \(index)") }
  func deleteRow(at index: Int) { calls.append("delete \(index)") }

  func moveRow(_ row: RowViewData, from old: Int, to new: Int) {
    calls.append("move \(row) from \(old) to \(new)")
  }

  func deselectRow() { calls.append("deselect") }
  func setEditing(_ isEditing: Bool) { calls.append("editing \(isEditing)") }

  func displayTextPrompt(title: String, accept: String, placeholder: String) {
    calls.append("prompt \(title)")
  }

  func displayError(title: String, message: String) { calls.append("error \(message)") }
}

final class FolderInteractorSpy: FolderInteractor {
  var calls: [String] = []

  func fetchItems(in folderID: UUID) { calls.append("fetch") }
  func refreshItems(in folderID: UUID) { calls.append("refresh") }
  func cancelRefresh(of folderID: UUID) { calls.append("cancel") }

  func createFolder(named name: String, in folderID: UUID) { calls.append("create \(name)") }

  func delete(id: UUID) { calls.append("delete \(id)") }
}

final class FolderRouterSpy: FolderRouter {
  var calls: [String] = []

  func showFolder(id: UUID) { calls.append("folder \(id)") }
  func showPlayer(id: UUID) { calls.append("player \(id)") }
  func presentRecorder(in folderID: UUID) { calls.append("recorder") }
  func dismissRecorder() { calls.append("dismiss recorder") }
  func leave() { calls.append("leave") }
}

final class FolderPresenterSpy: FolderPresenter {
  var calls: [String] = []

  func didFetchFolder(_ folder: Document.Item) { calls.append("folder \(folder)") }
  func didFetch(_ items: [Document.Item]) { calls.append("fetched \(items)") }
  func didFail(_ error: NetworkError) { calls.append("failed") }

  func didInsert(_ item: Document.Item, at index: Int) {
    calls.append("inserted \(item) at \(index)")
  }

  func didRemoveItem(at index: Int) { calls.append("removed \(index)") }

  func didMove(_ item: Document.Item, from old: Int, to new: Int) {
    calls.append("moved \(item) from \(old) to \(new)")
  }

  func didRemoveFolder() { calls.append("removed") }

  func viewDidLoad() {}
  func viewWillDisappear() {}
  func didSelect(id: UUID) {}
  func didTapDelete(id: UUID) {}
  func didTapEdit() {}
  func didTapAddFolder() {}
  func didEnterFolderName(_ name: String?) {}
  func didTapRecord() {}
  func didPullToRefresh() {}
  func restorationPath() -> [UUID] { [] }
  func recorderDidFinish() {}
}
