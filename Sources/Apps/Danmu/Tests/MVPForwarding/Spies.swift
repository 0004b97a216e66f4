import DanmuApp

// The objects around the presenter in its tests. Each records the messages that it gets, and does nothing else.

final class SpyView: DanmuViewInterface {
  var calls: [String] = []

  var methods: [Selector: Method] {
    [
      "reloadTableView()": Method { self.calls.append("reload") },
      "insertRow(at:)": Method { (index: Int) in self.calls.append("insert row \(index)") },
      "clearField()": Method { self.calls.append("clear field") },
    ]
  }
}

final class SpyData: DanmuDataInterface {
  var calls: [String] = []

  var methods: [Selector: Method] {
    [
      "sendChat(_:)": Method { (text: String) in self.calls.append("send \(text)") },
      "cleanChats()": Method { self.calls.append("clean") },
      "numberOfChats()": Method { 3 },
    ]
  }
}
