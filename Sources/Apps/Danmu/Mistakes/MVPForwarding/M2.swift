import DanmuApp

/// The data manager asks first whether the presenter implements the method.
enum M2: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp-forwarding.m2", "The data side asks first",
      scenario: "clean",
      symptom:
        "You tap Clear, and nothing happens. The data manager has no chats any more; the list shows them.",
      reason:
        "`responds(to:)` looks for the method in the presenter itself. The presenter does not implement it: that is "
        + "the point of forwarding. The answer is `false`, and the message is never sent. Send it without asking.",
      launcher: Wrong<M2>.launcher)
  }

  static func makeData() -> MVPForwarding.DanmuDataManager { DanmuDataManager() }

  @Traced(.data) final class DanmuDataManager: MVPForwarding.DanmuDataManager {
    override func cleanChats() {
      chats = []
      guard let output, output.responds(to: "reloadTableView()") else { return }
      output.reloadTableView()
    }
  }
}
