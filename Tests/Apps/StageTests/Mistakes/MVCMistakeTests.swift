import Actions
import Stage
import Testing
import Trace

/// What the user of the app notices of MVC's mistakes.
@MainActor struct MVCMistakeTests {
  private func stage(_ id: String, _ actions: String...) throws -> Stage {
    let mistake = try #require(Pattern.mvc.mistakes.first { $0.id == id })
    let stage = Stage(.mvc, with: mistake)
    for action in actions { try stage.perform(Action(action)) }
    return stage
  }

  @Test func `m1: one row is deleted and two are gone, for which UIKit ends the app`() throws {
    let stage = try stage("mvc.m1", "launch", "swipe Hello")
    #expect(stage.rowLabels == [])
    #expect(stage.itemNames == ["Work", "Notes", "Standup"])
    #expect(stage.exceptions == [.invalidUpdate(before: 1, difference: -1, now: 1)])
  }

  @Test func `m2: deleting what came later deletes something else`() throws {
    let stage = try stage(
      "mvc.m2", "launch", "tap \"+\"", "type Ideas", "tap Create", "swipe Ideas")
    #expect(stage.itemNames == ["Hello", "Ideas"])
  }

  @Test func `m3: a list that was not on the screen keeps the old name`() throws {
    let stage = try stage("mvc.m3", "launch", "open Hello", "open Work", "type Hi", "back")
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.viewState?.recording == "Hi")
  }

  @Test func `m4: the player still shows what is gone`() throws {
    let stage = try stage("mvc.m4", "launch", "open Hello", "swipe Hello")
    #expect(stage.rowLabels == ["Work"])
    #expect(stage.viewState?.recording == "Hello")
  }

  @Test(arguments: ["swipe Work", "open Work"])
  func `m4: a list below the top keeps a row that is gone, at whose touch the app would stop`(
    touch: String
  ) throws {
    let stage = try stage(
      "mvc.m4", "launch", "open Work", "remote delete Hello", "back", touch)
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.itemNames == ["Work", "Notes", "Standup"])
    #expect(stage.exceptions == [.goneRow("Work", count: 1)])
  }

  @Test
  func `massive: the controller sends messages to five roles, and the answer is lost with it`()
    throws
  {
    let refresh = try #require(Scenarios.recordings.first { $0.name == "refresh" })
    let massive = Pattern.mvc.mistakes.first { $0.id == "mvc.massive" }
    let wrong = try Scenarios.trace(refresh, in: .mvc, with: massive)
    #expect(
      wrong.rolesThatHear(from: "FolderVC") == [.view, .model, .service, .system, .controller])
    let right = try Scenarios.trace(refresh, in: .mvc)
    #expect(right.rolesThatHear(from: "FolderVC") == [.view, .model])
    let stage = try stage("mvc.massive", "launch", "open Work", "pull", "back", "answer")
    #expect(stage.itemNames == ["Hello", "Work", "Notes", "Standup"])
  }

  @Test func `massive: a refresh opens the new recording in the place of what was played`() throws {
    let stage = try stage("mvc.massive", "launch", "open Hello", "tap Play", "pull", "answer")
    #expect(stage.viewState?.recording == "Lecture")
    #expect(stage.rowLabels == ["Hello", "Lecture", "Work"])
  }

  @Test func `massive: the controller checks a name by itself`() throws {
    let name = String(repeating: "a", count: 101)
    let stage = try stage("mvc.massive", "launch", "tap \"+\"", "type \(name)", "tap Create")
    #expect(stage.viewState?.presented == ["Could not create the folder"])
    #expect(stage.itemNames == ["Hello", "Work", "Notes", "Standup"])
  }

  @Test func `leak: the recorder's controller outlives its scene`() throws {
    let record = ["launch", "tap Record", "tick", "tap Stop", "type Memo", "tap Save"]
    let right = Stage(.mvc)
    for action in record { try right.perform(Action(action)) }
    let wrong = Stage(.mvc, with: Pattern.mvc.mistakes.first { $0.id == "mvc.leak" })
    for action in record { try wrong.perform(Action(action)) }
    #expect(right.released.subtracting(wrong.released) == ["RecordVC", "Recorder"])
    #expect(wrong.released.isSubset(of: right.released))
  }
}

extension Trace {
  fileprivate func rolesThatHear(from name: String) -> Set<Role> {
    let roles = Dictionary(participants.map { ($0.name, $0.role) }) { $1 }
    return Set(messages.filter { $0.message.from == name }.compactMap { roles[$0.message.to] })
  }
}

extension Stage {
  /// Names of the released objects, without views, which are released with their scenes.
  var released: Set<String> {
    let trace = trace(.init(pattern: pattern.name))
    let views = trace.participants.filter { $0.role == .view }.map(\.name)
    let gone = trace.records.compactMap { record in
      if case .release(let release) = record.event { release.object } else { nil }
    }
    return Set(gone).subtracting(views)
  }
}
