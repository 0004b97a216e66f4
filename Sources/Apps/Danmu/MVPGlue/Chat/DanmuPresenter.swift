import DanmuApp

/// Is between the view and the data manager. Every method is written out, although all but one only pass
/// a call on: they are glue.
@Traced(.presenter) class DanmuPresenter: DanmuPresenterInterface, DanmuDataOutputInterface {
  weak var view: (any DanmuViewInterface)?
  let dataManager: any DanmuDataInterface

  init(view: any DanmuViewInterface, dataManager: any DanmuDataInterface) {
    self.view = view
    self.dataManager = dataManager
  }

  // MARK: From the view

  func loadChats() { dataManager.loadChats() }

  func numberOfChats() -> Int { dataManager.numberOfChats() }

  func chat(at index: Int) -> String { dataManager.chat(at: index) }

  /// A decision, and two calls. This one is no glue.
  func sendChat(_ text: String) {
    guard !text.isBlank else { return }
    dataManager.sendChat(text)
    view?.clearField()
  }

  func removeChat(at index: Int) { dataManager.removeChat(at: index) }

  func cleanChats() { dataManager.cleanChats() }

  // MARK: From the data

  func reloadTableView() { view?.reloadTableView() }

  func insertRow(at index: Int) { view?.insertRow(at: index) }

  func deleteRow(at index: Int) { view?.deleteRow(at: index) }
}
