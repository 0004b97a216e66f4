import Shell
import TestSupport
import Testing

/// The causes of messages, with the contract.
@MainActor struct WhyTests {
  private func answer(_ lines: [String]) -> [String] {
    let session = Session(
      .script, environment: ShellEnvironment(lessons: Repository.root + "/Lessons"))
    let reply = lines.map { session.reply(to: $0) }.last
    return (reply?.text.plain ?? "").split(separator: "\n").map(String.init)
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

  @Test func `all that was there before is drawn from the beginning`() {
    let lines = answer(["run mv rename", "why 11"])
    let start = lines.prefix { !$0.contains("type \"Hi\"") }
    #expect(
      Array(start) == [
        " ┌ User",
        " │   ┌ nameField  View",
        " │   │   ┌ PlayerView  ViewNode",
        " │   │   │   ┌ Hello  Model",
        " │   │   │   │   ┌ Observation",
        " │   │   │   │   │   ┌ ItemRow  ViewNode",
        " │   │   │   │   │   │   ┌ Kit  System",
      ])
  }

  @Test func `a property without its object is told how to write both`() {
    let session = Session(
      .script, environment: ShellEnvironment(lessons: Repository.root + "/Lessons"))
    _ = session.reply(to: "run mvc edit")
    #expect(
      session.reply(to: "why isEditing").complaint
        == "isEditing is a property. Write its object, too, as in: why FolderVC.isEditing")
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

  @Test(arguments: [
    (["run tea new-folder", "why 35 --plain"], ["19", "29"]),
    (["run tea-store restore", "why 44 --plain"], ["42"]),
  ])
  func `a later turn of the same action is no second action`(
    lines: [String], messages: [String]
  ) {
    let later = answer(lines).filter { $0.hasPrefix("Later") && $0.contains("set off by") }
    #expect(later == messages.map { "Later, set off by message \($0):" })
  }

  @Test func `the same action done again is named`() {
    let lines = answer(["use mvc", "launch", "tap Record", "tick", "tick", "why 3 --plain"])
    #expect(lines.contains { $0.hasPrefix("Later: tick. It was set off by ") })
  }

  @Test func `turns have the numbers that they have in the drawing`() {
    func turns(_ lines: [String]) -> [String] {
      answer(lines).compactMap { $0.firstMatch(of: /─ (turn \d+) ─/).map { String($0.1) } }
    }
    let rename = ["run tea rename"]
    #expect(turns(rename) == ["turn 2", "turn 3", "turn 4"])
    #expect(turns(rename + ["why 27"]) == ["turn 3", "turn 4"])
  }

  @Test func `a turn before the drawing has no number in it`() {
    let lines = ["use mvc", "launch", "tap Record", "tick", "why 3"]
    #expect(!answer(lines).contains { $0.contains("─ turn ") })
  }

  @Test func `a type is understood where only one object has it`() {
    let byName = answer(["run viper rename", "why not FolderPresenter"])
    #expect(byName.first?.contains("FolderPresenter") == true)
    #expect(answer(["run viper rename", "why not FolderDefaultPresenter"]) == byName)
    #expect(
      answer(["run viper rename", "objects folderdefaultpresenter"])
        == answer(["run viper rename", "objects FolderPresenter"]))
  }

  @Test func `where several objects have the type, they are named`() {
    let session = Session(
      .script, environment: ShellEnvironment(lessons: Repository.root + "/Lessons"))
    _ = session.reply(to: "run mvc open-folder")
    #expect(
      session.reply(to: "why not FolderViewController").complaint
        == "Several objects are a FolderViewController: FolderVC and FolderVC2. Name one of them.")
  }
}
