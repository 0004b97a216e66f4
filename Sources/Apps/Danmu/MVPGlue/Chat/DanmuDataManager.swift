import DanmuApp

/// Keeps the chats, and reports each change.
@Traced(.data) final class DanmuDataManager: DanmuDataInterface {
  weak var output: (any DanmuDataOutputInterface)?
  private(set) var chats: [String] = []

  func loadChats() {
    chats = Chat.history
    output?.reloadTableView()
  }

  func numberOfChats() -> Int { chats.count }

  func chat(at index: Int) -> String { chats.indices.contains(index) ? chats[index] : "" }

  func sendChat(_ text: String) {
    chats.append(text)
    output?.insertRow(at: chats.count - 1)
  }

  func removeChat(at index: Int) {
    guard chats.indices.contains(index) else { return }
    chats.remove(at: index)
    output?.deleteRow(at: index)
  }

  func cleanChats() {
    chats = []
    output?.reloadTableView()
  }
}
