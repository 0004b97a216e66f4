import DanmuApp

/// The calls from the view to its presenter.
protocol DanmuPresenterInterface: AnyObject {
  func loadChats()
  func numberOfChats() -> Int
  func chat(at index: Int) -> String
  func sendChat(_ text: String)
  func removeChat(at index: Int)
  func cleanChats()
}

/// The calls from the presenter to its view.
protocol DanmuViewInterface: AnyObject {
  func reloadTableView()
  func insertRow(at index: Int)
  func deleteRow(at index: Int)
  func clearField()
}

/// The calls from the presenter to its data manager.
protocol DanmuDataInterface: AnyObject {
  func loadChats()
  func numberOfChats() -> Int
  func chat(at index: Int) -> String
  func sendChat(_ text: String)
  func removeChat(at index: Int)
  func cleanChats()
}

/// The calls from the data manager to the presenter.
protocol DanmuDataOutputInterface: AnyObject {
  func reloadTableView()
  func insertRow(at index: Int)
  func deleteRow(at index: Int)
}
