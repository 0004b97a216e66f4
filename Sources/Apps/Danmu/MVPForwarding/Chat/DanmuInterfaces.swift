import DanmuApp

// Interfaces as in Objective-C. All of their methods are optional, and every call is a message. There, the
// compiler makes the messages; here, these extensions send them.

/// The calls from the view to its presenter.
protocol DanmuPresenterInterface: NSObjectProtocol {}

extension DanmuPresenterInterface {
  func loadChats() { perform("loadChats()") }
  func numberOfChats() -> Int { perform("numberOfChats()") as? Int ?? 0 }
  func chat(at index: Int) -> String { perform("chat(at:)", with: index) as? String ?? "" }
  func sendChat(_ text: String) { perform("sendChat(_:)", with: text) }
  func removeChat(at index: Int) { perform("removeChat(at:)", with: index) }
  func cleanChats() { perform("cleanChats()") }
}

/// The calls from the presenter to its view.
protocol DanmuViewInterface: NSObjectProtocol {}

extension DanmuViewInterface {
  func reloadTableView() { perform("reloadTableView()") }
  func insertRow(at index: Int) { perform("insertRow(at:)", with: index) }
  func deleteRow(at index: Int) { perform("deleteRow(at:)", with: index) }
  func clearField() { perform("clearField()") }
}

/// The calls from the presenter to its data manager.
protocol DanmuDataInterface: NSObjectProtocol {}

extension DanmuDataInterface {
  func loadChats() { perform("loadChats()") }
  func numberOfChats() -> Int { perform("numberOfChats()") as? Int ?? 0 }
  func chat(at index: Int) -> String { perform("chat(at:)", with: index) as? String ?? "" }
  func sendChat(_ text: String) { perform("sendChat(_:)", with: text) }
  func removeChat(at index: Int) { perform("removeChat(at:)", with: index) }
  func cleanChats() { perform("cleanChats()") }
}

/// The calls from the data manager to the presenter.
protocol DanmuDataOutputInterface: NSObjectProtocol {}

extension DanmuDataOutputInterface {
  func reloadTableView() { perform("reloadTableView()") }
  func insertRow(at index: Int) { perform("insertRow(at:)", with: index) }
  func deleteRow(at index: Int) { perform("deleteRow(at:)", with: index) }
}

/// What the runtime can be asked about the two interfaces that are forwarded.
extension Protocol {
  static let danmuDataInterface = Protocol(
    "DanmuDataInterface", optional: "loadChats()", "numberOfChats()", "chat(at:)", "sendChat(_:)",
    "removeChat(at:)", "cleanChats()")
  static let danmuDataOutputInterface = Protocol(
    "DanmuDataOutputInterface", optional: "reloadTableView()", "insertRow(at:)", "deleteRow(at:)")
}
