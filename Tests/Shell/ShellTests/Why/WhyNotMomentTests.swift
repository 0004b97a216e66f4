import Foundation
import Shell
import Testing

/// How far the action has come decides what `why not` says, and how its answer begins.
@MainActor struct WhyNotMomentTests {
  @Test func `at a step of a run that you know, what never comes is said`() {
    #expect(
      answer(["mistake mvc.m4", "goto 5", "why not PlayVC2 --plain"])
        .hasPrefix(
          "In the whole run: PlayVC2 was not told storeChanged(\"StoreChanged\"). Without the mistake, NC tells it.\n"
        )
    )
  }

  @Test func `what comes later in the same action is said with what came before`() {
    #expect(
      answer(["run mvc rename", "goto 9", "why not PlayVC2 --plain"]).contains(
        "\nIt is told later: storeChanged(\"StoreChanged\") (message 12) from NC.\n"))
  }

  @Test func `at the last message, the action is over`() {
    #expect(
      answer(["mistake mvc.m4", "goto 8", "why not PlayVC2 --plain"])
        .hasPrefix(
          "PlayVC2 was not told storeChanged(\"StoreChanged\"). Without the mistake, NC tells it.\n"
        )
    )
  }

  @Test func `what another object tells later is told in the whole run`() {
    #expect(
      answer(["mistake mvc.m2", "goto 1", "why not RootFolder --plain"])
        .hasPrefix(
          "In the whole run: RootFolder was told remove(Hello) by tableView2. Without the mistake, FolderVC tells it.\n"
        ))
  }

  @Test func `at a stop, the answer is about what has happened`() {
    let lines = ["use mvc", "launch", "open \"Hello\"", "break setName", "type \"Hi\""]
    #expect(
      answer(lines + ["why not FolderVC --plain"])
        == """
        Up to here: FolderVC was told nothing: nothing happened that it hears of.
        FolderVC is registered with NC for "StoreChanged" (before this drawing: launch). Nothing was announced there.
        In the model, this changed: Hello.name, from "Hello" to "Hi" (message 5).
        You are in the middle of type "Hi": more may come.
        """)
  }

  @Test func `at a stop, what no object may tell is not waited for`() {
    let lines = ["use viper", "launch", "open \"Hello\"", "break unload", "swipe \"Hello\""]
    #expect(
      answer(lines + ["why not NC --plain"]).hasPrefix(
        "NC was told nothing: in this pattern, no object of the app may tell it anything.\n"))
  }

  @Test func `while a call goes on, it may still pass on what it was told`() {
    #expect(
      answer(["run mvvm-c remote-delete", "goto 25", "why not cell --plain"]).hasPrefix(
        "Up to here: cell was told nothing: FolderVC was told, and did not tell it.\n"))
  }

  @Test func `at a stop, an object that may still come is not called missing`() {
    let lines = ["mistake mvvm-c.m4", "undo", "break tableView once", "open Work"]
    #expect(
      answer(lines + ["why not FolderVC2 --plain"])
        == "This run has no \"FolderVC2\". Did you mean \"FolderVC\"?")
  }

  @Test func `an object that is released in this action is not said to stay`() {
    let words = { (object: String) in
      answer(["mistake viper.leak-interactor", "goto 3", "why not \(object) --plain"])
    }
    let released = "Without the mistake, it is released in: back"
    #expect(!words("FolderView2").contains(released))
    #expect(words("FolderPresenter2").contains(released))
  }

  @Test func `after undo, the set-up stays`() {
    #expect(
      answer(["run mvc rename", "undo", "why not FolderVC"])
        == "Only the set-up of this scenario is done, so no message was sent yet. To do the first action again, type: redo"
    )
  }

  @Test(arguments: ["why not FolderVC", "diagram", "step"])
  func `before the first action, nothing was taken back`(line: String) {
    #expect(
      answer(["lesson testing task-row-waits", line])
        == "The app is set up, and no message was sent since. Do an action; then this command works. To see the screen, type: screen"
    )
  }

  @Test func `a screen does not come before it does`() {
    #expect(
      !answer(["run mvvm launch", "goto 1", "why not NC --plain"]).contains("Screens came or went"))
  }

  @Test func `a member leads to its own cause only`() {
    #expect(
      answer(["run mvc rename", "why not nameField2.resignFirstResponder --plain"]) == """
        nameField2 was told: resignFirstResponder() (message 3) from PlayVC2.
        For what led to it, type: why 3
        """)
  }

  @Test func `after undo, the answer says which action it is about`() {
    let lines = ["use mvc", "launch", "open \"Work\"", "open \"Notes\"", "undo"]
    #expect(
      answer(lines + ["why not PlayVC --plain"])
        .hasSuffix("\nThis is about open \"Work\", which is the last action now."))
  }

  @Test func `a file does not tell what came before it`() {
    let file = NSTemporaryDirectory() + "why-not-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(
      answer(["run mvc rename", "export jsonl \(file)", "load \(file)", "why not SplitVC --plain"])
        .hasPrefix("SplitVC was told nothing. What came before is not in this file.\n"))
  }

  @Test func `an action without messages is no beginning`() {
    let lines = ["use tea", "launch", "open \"Hello\"", "network offline"]
    #expect(answer(lines + ["diagram last"]) == "network offline sent no message.")
  }

  @Test func `at a stop, an object that was told may be told more`() {
    let lines = ["use mvc", "launch", "open \"Hello\"", "watch Recording.name", "type \"Hi\""]
    #expect(
      answer(lines + ["why not PlayVC2 --plain"])
        .contains("\nYou are in the middle of type \"Hi\": more may come."))
  }

  // MARK: What comes first in an answer

  nonisolated static let answers: [(lines: [String], beginning: String)] = [
    (
      ["use mvvm-c", "launch", "open \"Hello\"", "tap \"Play\"", "why not PlayVM2.nameText"],
      "PlayVM2 was told, but not nameText:"
    ),
    (
      ["run mvvm-raw home-select", "goto 2", "why not DetailVM"],
      "DetailVM is not made yet. DetailVC makes it later: DetailViewModel() (message 6)."
    ),
    (
      ["use tea", "launch", "open \"Hello\"", "network offline", "why not Player"],
      "Player was told nothing: network offline sent no message."
    ),
    (
      ["use mvc-vs", "launch", "view-state folderViews[0].editing true", "why not VSStore"],
      "VSStore was told nothing. It changed outside of all messages: VSStore.content,"
    ),
    (
      ["mistake mvvm-c.lost-coordinator", "why not addButton2"],
      "addButton2 is not in this run. Without the mistake, FolderVC2.addButton holds it."
    ),
    (
      ["mistake coordinators.m1", "why not ListVM.language"],
      "ListVM.language has not changed to \"Kotlin\". Without the mistake, it does, in:"
    ),
    (
      ["run tea edit", "why not Store"],
      "No object has told Store anything so far in this run. Others asked it."
    ),
    (
      ["run mvvm-observable record", "why not ItemRow"],
      "ItemRow was told nothing: its last body read no property of another object."
    ),
  ]

  @Test(arguments: answers)
  func `the answer begins with what the run shows`(lines: [String], beginning: String) {
    let words = answer(lines.dropLast() + ["\(lines.last ?? "") --plain"])
    #expect(words.hasPrefix(beginning), "\(words)")
  }
}
