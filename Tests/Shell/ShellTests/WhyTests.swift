import Shell
import TestSupport
import Testing

/// Why and why not, asked about the mistakes of the course.
@MainActor struct WhyTests {
  private func answer(_ lines: [String]) -> [String] {
    let session = Session(
      .script, environment: ShellEnvironment(lessons: Repository.root + "/Lessons"))
    let reply = lines.map { session.reply(to: $0) }.last
    return (reply?.text.plain ?? "").split(separator: "\n").map(String.init)
  }

  /// The lines that are typed, and how the last sentence begins.
  nonisolated static let mistakes: [(lines: [String], end: String)] = [
    (
      ["mistake viper.m4", "why not tableView --plain"],
      "The way breaks off here: Service → FolderInteractor."
    ),
    (
      ["mistake mvp-forwarding.m2", "why not tableView --plain"],
      "The way breaks off here: DanmuData → DanmuPresenter. DanmuData itself changed. But it only asked"
    ),
    (
      ["mistake mvp.m3", "why not FolderPresenter --plain"],
      "The way breaks off here: FolderData → FolderPresenter. FolderData was told"
    ),
    (
      ["mistake mvcs.m3", "why not NameService --plain"],
      "The way breaks off here: FolderVC → NameService. FolderVC was told"
    ),
    (
      ["mistake mvvm-c.m4", "open \"Standup\"", "why not Coordinator --plain"],
      "The way breaks off here: FolderVC2 was told, but it holds nothing as delegate."
    ),
    (
      ["mistake mvvm-c.lost-coordinator", "why not Coordinator --plain"],
      "The way breaks off here: no property ever held Coordinator strongly"
    ),
    (
      ["mistake coordinators.m1", "why not LanguageCoordinator --plain"],
      "The way breaks off here: no property ever held LanguageCoordinator strongly"
    ),
  ]

  @Test(arguments: mistakes)
  func `why not names the link that the mistake cut`(_ lines: [String], _ end: String) {
    let last = answer(lines).last ?? ""
    #expect(last.hasPrefix(end), "\(lines): \(last)")
  }

  @Test func `each message of a chain has its cell of the contract`() {
    let lines = answer(["run mvc rename", "why 9 --plain"])
    #expect(
      lines.suffix(2) == [
        "9. NC notifies its observer FolderVC with handleChangeNotification(\"StoreChanged\"). "
          + "FolderVC had subscribed in viewDidLoad() (before this drawing: launch).",
        "Contract: NC may send to Controller: observer.",
      ])
  }

  @Test func `a message that breaks the contract says so`() {
    let lines = answer(["run mvc rename", "mistake mvc.m2", "why 2 --plain"])
    #expect(lines.contains { $0.hasPrefix("Breaks the contract: call from View to Model") })
  }

  @Test func `a tick goes back over earlier actions to what you did`() {
    let lines = answer(["use mvc", "launch", "tap Record", "tick", "why 3 --plain"])
    #expect(lines.first == "It began with you: tap \"Record\"")
    #expect(lines.contains("Later: tick. It was set off by the call above:"))
  }
}
