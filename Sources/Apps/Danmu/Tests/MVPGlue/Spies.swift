import DanmuApp

// The objects around the presenter in its tests. Each records the calls that it gets, and does nothing else.

final class SpyView: DanmuViewInterface {
  var calls: [String] = []

  func reloadTableView() { calls.append("reload") }
  func insertRow(at index: Int) { calls.append("insert row \(index)") }
  func deleteRow(at index: Int) { calls.append("delete row \(index)") }
  func clearField() { calls.append("clear field") }
}

final class SpyData: DanmuDataInterface {
  var calls: [String] = []

  func loadChats() { calls.append("load") }
  func numberOfChats() -> Int { 3 }
  func chat(at index: Int) -> String { "chat \(index)" }
  func sendChat(_ text: String) { calls.append("send \(text)") }
  func removeChat(at index: Int) { calls.append("remove \(index)") }
  func cleanChats() { calls.append("clean") }
}
