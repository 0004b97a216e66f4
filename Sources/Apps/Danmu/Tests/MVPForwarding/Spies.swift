import DanmuApp

// The objects around the presenter in its tests. Each records the messages that it gets, and does nothing else.

final class SpyView: DanmuViewInterface {
  var heard: [String] = []

  var methods: [Selector: Method] {
    [
      "reloadTableView()": Method { self.heard.append("reload") },
      "insertRow(at:)": Method { (index: Int) in self.heard.append("insert row \(index)") },
      "clearField()": Method { self.heard.append("clear field") },
    ]
  }
}

final class SpyData: DanmuDataInterface {
  var heard: [String] = []

  var methods: [Selector: Method] {
    [
      "sendChat(_:)": Method { (text: String) in self.heard.append("send \(text)") },
      "cleanChats()": Method { self.heard.append("clean") },
      "numberOfChats()": Method { 3 },
    ]
  }
}
