import TestSupport
import Testing

@testable import Shell

/// Goals of a task that nothing done later can meet.
@MainActor @Suite struct LostGoalTests {
  private func typist(_ environment: ShellEnvironment) -> Typist {
    let session = Session(environment: environment)
    session.width = 200
    return Typist(session)
  }

  @Test func `a goal that can no longer be met is told, with the way back`() throws {
    let scratch = try Scratch(["01-a.md": Self.lesson])
    let typist = typist(ShellEnvironment(lessons: scratch.path))
    _ = typist.says("lesson a task", "tap Edit")
    let lost = typist.says("tap Done")
    #expect(
      lost.contains(
        """
        [ ] It is told once (cannot be met in this run any more)
        [x] The list is as before

        """))
    #expect(
      lost.hasSuffix("\nTo take the last action back, type: undo. To start the task again: replay"))
    // It is said once.
    #expect(!typist.says("tap Edit").contains("in this run any more"))
    #expect(typist.says("undo", "undo").contains("[x] It is told once\n"))
    #expect(typist.says("tap Done").contains("in this run any more"))
    #expect(!typist.says("replay").contains("in this run any more"))
  }

  @Test func `task says how many messages of a goal have been sent`() {
    let typist = typist(.course)
    #expect(!typist.says("lesson mvvm-c task-leave").contains(" of 2)"))
    _ = typist.says("pull")
    #expect(typist.says("task").contains(" (1 of 2)\n"))
    #expect(!typist.says("undo", "task").contains(" of 2)"))
  }

  @Test func `in the lesson on MVVM+C, the list that has answered is left too late`() {
    let typist = typist(.course)
    _ = typist.says("lesson mvvm-c task-leave", "pull")
    #expect(
      typist.says("answer").contains(
        "[ ] The busy indicator was told twice, both times by a binding (cannot be met in this run any more)\n"
      ))
    #expect(typist.says("undo", "open Work").contains("Done: all goals are met."))
  }

  @Test func `in the lesson on VIPER, only the change that the task asks for meets its goal`() {
    let typist = typist(.course)
    let deleted = "[x] Work was deleted elsewhere\n"
    _ = typist.says("lesson viper task-nowhere", "save-state")
    #expect(!typist.says("remote delete Notes").contains(deleted))
    #expect(typist.says("remote delete Work").contains(deleted))
    let came = "[x] The change came from elsewhere\n"
    _ = typist.says("lesson viper task-elsewhere")
    #expect(!typist.says("remote delete Work").contains(came))
    #expect(typist.says("remote rename Hello Hi").contains(came))
  }

  @Test func `in the lesson on VIPER, only the recording of the task counts when renamed`() {
    let typist = typist(.course)
    let came = "[x] The change came from elsewhere\n"
    _ = typist.says("lesson viper task-elsewhere", "tap Play", "tick")
    #expect(!typist.says("remote rename Work Hi").contains(came))
    #expect(!typist.says("type Hi").contains("Done: all goals are met."))
  }

  @Test func `a relaunch releases nothing that a task asks for`() {
    let typist = typist(.course)
    _ = typist.says("lesson mistakes task-leave", "open Work")
    let lost = typist.says("relaunch")
    #expect(!lost.contains("Done: all goals are met."))
    #expect(lost.contains("[ ] The view is released (cannot be met in this run any more)\n"))
  }

  @Test func `in the lesson on VIPER, a state that is saved after the delete is saved too late`() {
    let typist = typist(.course)
    _ = typist.says("lesson viper task-nowhere")
    #expect(
      typist.says("remote delete Work").contains(
        "[ ] The state had been saved before that (cannot be met in this run any more)\n"))
    #expect(
      typist.says("undo", "save-state", "remote delete Work", "relaunch").contains(
        "Done: all goals are met."))
  }

  @Test func `the page of the task says which goal is lost, until the task is done`() {
    let typist = typist(.course)
    _ = typist.says("lesson mvvm-c task-screens", "open Work", "back")
    let page = typist.says("task")
    let mark = "(cannot be met in this run any more)"
    #expect(
      page.contains(
        "[ ] The back button was not touched: `no backButton -> MasterNav` \(mark)\n"))
    #expect(page.ranges(of: mark).count == 1)
    let wayBack = "To take the last action back, type: undo. To start the task again: replay\n"
    #expect(page.contains("\n\n" + wayBack))
    #expect(!typist.says("undo", "task").contains(mark))
    _ = typist.says("open Notes", "remote delete Work")
    #expect(!typist.says("open Hello", "task").contains(mark))
  }

  private static let harmless = [
    [
      "lesson coordinators task-tree", "open swift-nio", "back", "tap Language", "open Go",
      "open hugo",
    ],
    [
      "lesson taking-it-apart task-refresh", "open Hello", "type Hi", "type Hello", "tap Play",
      "pull", "answer",
    ],
    ["lesson mistakes task-empty-name", "tap Play", "type Hi", "type \"\""],
    ["lesson mistakes task-empty-name", "open Hello", "type Hi", "type \"\""],
    ["lesson testing task-refused", "open Hello", "type \"\""],
    ["lesson welcome task-play", "launch", "open Hello", "open Hello", "tap Play", "tick"],
    ["lesson where-they-part task-past-the-rule", "open Hello", "remote rename Hello Hi"],
    ["lesson viper task-elsewhere", "open Hello", "tap Play", "tick", "remote rename Hello Hi"],
    [
      "lesson mvcs task-service", "open Work", "back", "open Work", "tap +", "type Ideas",
      "tap Create",
    ],
    ["lesson testing task-row-waits", "tap Edit", "swipe Hello"],
    [
      "lesson view-state task-nothing-lost", "save-state", "open Hello", "tap Play", "tick 3",
      "tap Edit", "save-state", "relaunch",
    ],
    [
      "lesson view-state task-nothing-lost", "relaunch", "open Hello", "tap Play", "tick 3",
      "tap Edit", "save-state", "relaunch",
    ],
    ["lesson mvp task-leave", "pull", "answer", "pull", "back"],
  ]

  @Test(arguments: Seed.share(of: await harmless, allWith: 30))
  func `a harmless action costs no goal`(lines: [String]) {
    let typist = typist(.course)
    let answers = lines.map { typist.says($0) }
    #expect(!answers.contains { $0.contains("in this run any more") })
    #expect(answers.last?.contains("Done: all goals are met.") == true)
  }

  private static let lesson = """
    ---
    lifeline: 1
    id: a
    title: A task
    pattern: mvc
    ---
    # A task <!-- id: first -->

    Words.

    ## Your turn <!-- id: task type: task setup: launch -->

    Go to edit mode and back, with one message.

    - It is told once: `1 editButton -> FolderVC`
    - The list is as before: `screen shows "Edit"`
    - There is a folder: `screen shows "▸ Ideas"`

    <details><summary>Hint 1</summary>

    Think.

    </details>

    Solution: `tap "Edit"`
    """
}
