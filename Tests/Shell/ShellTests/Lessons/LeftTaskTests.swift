import Shell
import TestSupport
import Testing

/// Tasks that are left half done, and tasks whose app is replaced.
@MainActor struct LeftTaskTests {
  private let typist: Typist
  private let task = "lesson coordinators task-tree"
  private let other = "lesson coordinators contract-delegate"
  private let resumed = "You go on with this task where you left it. To start it again: replay"
  private let replaced = "The app of the task has been replaced. To start the task again: replay"
  private let allMetElsewhere =
    "All goals are met, but not in the app of the task, so it is not done. To start it again: replay"

  init() {
    let session = Session(environment: .course)
    session.width = 100
    typist = Typist(session)
  }

  // MARK: Another page

  @Test(arguments: ["lesson coordinators contract-delegate", "previous", "lesson mvc", "use mvc"])
  func `a half-done task goes on after another page`(line: String) {
    _ = typist.says(task, "tap Language", "open Go", line)
    let page = typist.says(task)
    #expect(page.hasPrefix(resumed))
    #expect(page.contains("[x] The list shows Go: "))
    #expect(typist.says("open hugo").contains("Done: all goals are met."))
  }

  @Test func `what is done on the next page is not done in the task`() {
    _ = typist.says(task, "tap Language", "next", "next", "open Go")
    let page = typist.says("previous")
    #expect(page.hasPrefix(resumed))
    #expect(page.contains("[ ] The list shows Go: "))
    #expect(typist.says("open Go").contains("[x] The list shows Go\n"))
  }

  @Test func `it can be started again`() {
    _ = typist.says(task, "tap Language", "open Go", other, task)
    let page = typist.says("replay")
    #expect(page.hasPrefix("Your turn\n"))
    #expect(page.contains("[ ] The list shows Go: "))
    #expect(typist.says(other, task).hasPrefix("Your turn\n"))
  }

  @Test func `a task that is done, and one that is not begun, begin again`() {
    #expect(typist.says(task, other, task).hasPrefix("Your turn\n"))
    let end = typist.says("tap Language", "open Go", "open hugo")
    #expect(end.contains("Done: all goals are met."))
    #expect(typist.says(other, task).hasPrefix("Your turn\n"))
  }

  @Test func `an action that a break had stopped is done when you come back`() {
    let task = "lesson forwarding task-chat"
    let stop = typist.says(task, "tap Clear", "type Hi", "break sendChat", "tap Send")
    #expect(stop.contains("You are in the middle of tap \"Send\""))
    let page = typist.says("lesson forwarding 1", task)
    #expect(page.hasPrefix(resumed))
    #expect(page.contains("[x] Your comment is in the list: "))
    #expect(!page.contains("[ ]"))
    #expect(page.contains("\n\nDone: all goals are met.\n"))
  }

  @Test func `check on the page of an open task is not taken for the check of all lessons`() {
    let words = """
      Each action is judged at once; to see how far you are, type: task. check judges lessons: for all of
      them, type: check \(Repository.root)/Lessons
      """
    #expect(typist.says(task, "check") == words)
  }

  // MARK: Another run

  @Test func `a run that takes the place of the app changes the goals at once`() {
    _ = typist.says(task, "tap Language", "open Go")
    let answer = typist.says("run coordinators back")
    #expect(answer.contains("[ ] The list shows Go (no longer)\n"))
    #expect(answer.hasSuffix("\n" + replaced))
    let page = typist.says("task")
    #expect(page.contains("[ ] The list shows Go: "))
    #expect(typist.says("replay").hasPrefix("Your turn\n"))
  }

  @Test(arguments: ["mistake coordinators.m1", "actions play coordinators-delegate"])
  func `every command that replaces the app says so`(line: String) {
    #expect(typist.says(task, "tap Language", line).hasSuffix(replaced))
  }

  @Test func `a run does not do the task, and is no news on other pages`() {
    let session = Session(environment: .tour)
    session.width = 100
    let tour = Typist(session)
    let answer = tour.says("lesson tour task", "run mvc edit")
    #expect(answer.hasSuffix("[x] It does\n\n" + allMetElsewhere))
    #expect(!tour.says("lesson tour", "run mvc edit").contains("app of the task"))
    let machine = tour.says("lesson tour task", "run mvc edit --format jsonl")
    #expect(!machine.contains("app of the task"))
  }

  @Test func `nothing done in a foreign run does the task`() {
    let answer = typist.says("lesson welcome task-play", "run mvc play", "undo", "redo")
    #expect(answer.contains("[x] The clock has told the player"))
    #expect(!answer.contains("Done: all goals are met."))
    let done = typist.says("replay", "launch", "open Hello", "tap Play", "tick")
    #expect(done.contains("Done: all goals are met."))
  }

  @Test func `each tick and each look at the page say that a foreign run does not do the task`() {
    typist.session.width = 200
    _ = typist.says("lesson mvc task-folder", "run mvc rename")
    #expect(typist.says("task").hasSuffix("skip shows a solution. \(replaced)"))
    #expect(!typist.says("open Work").contains(replaced))
    let end = typist.says("tap +", "type Ideas", "tap Create")
    #expect(end.hasSuffix("[x] The screen waited for the notification\n" + allMetElsewhere))
    #expect(typist.says("task").hasSuffix("skip shows a solution. \(allMetElsewhere)"))
    #expect(typist.says("") == allMetElsewhere)
    let page = typist.says("replay")
    #expect(page.hasPrefix("Your turn\n") && page.contains("replay starts again."))
  }

  // MARK: Goals that say what they say

  @Test func `a folder with a longer name is not the one that is asked for`() {
    _ = typist.says("lesson mvc task-folder", "launch", "open Work", "tap +", "type Ideas2")
    let answer = typist.says("tap Create")
    #expect(answer.contains("[x] The screen waited for the notification"))
    #expect(!answer.contains("[x] You see it"))
  }

  @Test func `a name that is not refused meets no goal about a refused name`() {
    let answer = typist.says("lesson testing task-refused", "type Hi")
    #expect(!answer.contains("[x]"))
    #expect(typist.says("undo", "type \"\"").contains("Done: all goals are met."))
  }

  @Test func `forwarding is not done by sending, nor by the form without it`() {
    let sent = typist.says("lesson forwarding task-chat", "type Hi", "tap Send")
    #expect(!sent.contains("[x] The list was cleared by forwarding"))
    let glue = typist.says("run mvp-glue launch", "tap Clear", "type Hi", "tap Send")
    #expect(!glue.contains("Done: all goals are met."))
    #expect(typist.says("replay", "tap Clear", "type Hi", "tap Send").contains("Done: "))
  }
}
