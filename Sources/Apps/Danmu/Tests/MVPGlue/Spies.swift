import DanmuApp

// The objects around the presenter in its tests. Each records the calls that it gets, and does nothing else.

final class SpyView: DanmuViewInterface {
  var heard: [String] = []

  func reloadTableView() { heard.append("reload") }
  func insertRow(at index: Int) { heard.append("insert row \(index)") }
  func deleteRow(at index: Int) { heard.append("delete row \(index)") }
  func clearField() { heard.append("clear field") }
}

final class SpyData: DanmuDataInterface {
  var heard: [String] = []

  func loadChats() { heard.append("load") }
  func numberOfChats() -> Int { 3 }
  func chat(at index: Int) -> String { "chat \(index)" }
  func sendChat(_ text: String) { heard.append("send \(text)") }
  func removeChat(at index: Int) { heard.append("remove \(index)") }
  func cleanChats() { heard.append("clean") }
}
