import Shell
import TestSupport
import Testing

/// What `why not` says depends on how far the action has come, and on how an object hears of changes.
@MainActor struct WhyNotMomentTests {
  @Test func `at a step of a run that you know, what never comes is said`() {
    #expect(
      answer(["mistake mvc.m4", "goto 5", "why not PlayVC2 --plain"])
        .hasPrefix(
          "PlayVC2 was not told storeChanged(\"StoreChanged\"). Without the mistake, NC tells it.\n"
        )
    )
  }

  @Test func `what comes later in the same action is said with what came before`() {
    #expect(
      answer(["run mvc rename", "goto 9", "why not PlayVC2 --plain"]).contains(
        "\nIt is told later: storeChanged(\"StoreChanged\") (message 12) from NC.\n"))
  }

  @Test func `an object that others only register with was told of no change`() {
    #expect(
      answer(["run mvc open-folder", "why not NC --plain"])
        == """
        NC was told nothing: nothing happened that it hears of.
        In this part of the run, only new objects got data.
        Screens came or went: pushViewController(FolderVC2, animated: true) (message 10) to MasterNav.
        Registered with it: addObserver(FolderVC2, name: "StoreChanged") (message 7) from FolderVC2.
        """)
  }

  @Test func `the same message with another case is another message`() {
    let lines = ["use tea", "launch", "open \"Hello\"", "tap \"Play\"", "type \"Hi\""]
    #expect(!answer(lines + ["why not Player --plain"]).contains("did not pass on"))
  }

  @Test func `a node was not passed over by what it has read`() {
    #expect(
      answer(["run mv rename", "why not FolderView --plain"])
        .hasPrefix("FolderView was told nothing: nothing happened that it hears of.\n"))
  }

  @Test func `at the last message, the action is over`() {
    #expect(
      answer(["mistake mvc.m4", "goto 8", "why not PlayVC2 --plain"])
        .hasPrefix(
          "PlayVC2 was not told storeChanged(\"StoreChanged\"). Without the mistake, NC tells it.\n"
        )
    )
  }

  @Test func `at a stop, nothing is known of what comes`() {
    let lines = [
      "use mvc", "launch", "tap \"+\"", "type \"Ideas\"", "break RootFolder.add", "tap \"Create\"",
    ]
    #expect(
      answer(lines + ["why not PlayVC --plain"])
        .hasPrefix("PlayVC has not been told yet: you are in the middle of tap \"Create\".\n"))
  }

  @Test func `a node hears of what its body has read`() {
    #expect(
      answer(["run mv seek", "why not FolderView --plain"]).contains(
        "\nFolderView has read contents, isDeleted of RootFolder (before this drawing: launch). Nothing was written there.\n"
      ))
  }

  @Test func `a process that ends releases nothing`() {
    let words = answer(["run mvc restore", "why not FolderVC --plain"])
    #expect(words.contains("After that its process ended (relaunch)."))
    #expect(!words.contains("released"))
  }

  @Test func `after undo, the set-up stays`() {
    #expect(
      answer(["run mvc rename", "undo", "why not FolderVC"])
        == "The set-up of this scenario is done, and no action after it. To do the first one again, type: redo"
    )
  }

  private func answer(_ lines: [String]) -> String {
    let session = Session(
      .script, environment: ShellEnvironment(lessons: Repository.root + "/Lessons"))
    let reply = lines.map { session.reply(to: $0) }.last
    return reply?.complaint ?? reply?.text.plain ?? ""
  }
}
