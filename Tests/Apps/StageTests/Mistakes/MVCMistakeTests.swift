import Actions
import Stage
import Testing
import Trace

/// What the user of the app notices of MVC's mistakes.
@MainActor struct MVCMistakeTests {
  @Test func `m1: one row is deleted and two are gone, for which UIKit ends the app`() throws {
    let stage = try Stage("mvc.m1", "launch", "swipe Hello")
    #expect(stage.rowLabels == [])
    #expect(stage.itemNames == ["Work", "Notes", "Standup"])
    #expect(stage.exceptions == [.invalidUpdate(before: 1, difference: -1, now: 1)])
  }

  @Test func `m2: deleting what came later deletes something else`() throws {
    let stage = try Stage(
      "mvc.m2", "launch", "tap \"+\"", "type Ideas", "tap Create", "swipe Ideas")
    #expect(stage.itemNames == ["Hello", "Ideas"])
  }

  @Test func `m3: a list that was not on the screen keeps the old name`() throws {
    let stage = try Stage("mvc.m3", "launch", "open Hello", "open Work", "type Hi", "back")
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.viewState?.recording == "Hi")
  }

  @Test func `m4: the player still shows what is gone`() throws {
    let stage = try Stage("mvc.m4", "launch", "open Hello", "swipe Hello")
    #expect(stage.rowLabels == ["Work"])
    #expect(stage.viewState?.recording == "Hello")
  }

  @Test(arguments: ["swipe Work", "open Work"])
  func `m4: a list below the top keeps a row that is gone, at whose touch the app would stop`(
    touch: String
  ) throws {
    let stage = try Stage(
      "mvc.m4", "launch", "open Work", "remote delete Hello", "back", touch)
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.itemNames == ["Work", "Notes", "Standup"])
    #expect(stage.exceptions == [.goneRow("Work", count: 1)])
  }

  @Test
  func `massive: the controller sends messages to five roles, and the answer is lost with it`()
    throws
  {
    let massive = Pattern.mvc.mistakes.first { $0.id == "mvc.massive" }
    let wrong = try Scenarios.trace("refresh", in: .mvc, with: massive)
    #expect(
      wrong.rolesThatHear(from: "FolderVC") == [.view, .model, .service, .system, .controller])
    let right = try Scenarios.trace("refresh", in: .mvc)
    #expect(right.rolesThatHear(from: "FolderVC") == [.view, .model])
    let stage = try Stage("mvc.massive", "launch", "open Work", "pull", "back", "answer")
    #expect(stage.itemNames == ["Hello", "Work", "Notes", "Standup"])
  }

  @Test func `massive: a refresh opens the new recording in the place of what was played`() throws {
    let stage = try Stage("mvc.massive", "launch", "open Hello", "tap Play", "pull", "answer")
    #expect(stage.viewState?.recording == "Lecture")
    #expect(stage.rowLabels == ["Hello", "Lecture", "Work"])
  }

  @Test func `massive: the controller checks a name by itself`() throws {
    let name = String(repeating: "a", count: 101)
    let stage = try Stage("mvc.massive", "launch", "tap \"+\"", "type \(name)", "tap Create")
    #expect(stage.viewState?.presented == ["Could not create the folder"])
    #expect(stage.itemNames == ["Hello", "Work", "Notes", "Standup"])
  }

  @Test func `leak: the recorder's controller outlives its scene`() throws {
    let record = ["launch", "tap Record", "tick", "tap Stop", "type Memo", "tap Save"]
    #expect(try Stage.leaked(by: "mvc.leak", record) == ["RecordVC", "Recorder"])
  }
}

extension Trace {
  fileprivate func rolesThatHear(from name: String) -> Set<Role> {
    let roles = roles
    return Set(messages.filter { $0.message.from == name }.compactMap { roles[$0.message.to] })
  }
}
