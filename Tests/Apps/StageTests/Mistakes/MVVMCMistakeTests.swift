import Actions
import Stage
import Testing
import Trace

/// What the user of the app notices of the mistakes of MVVM+C.
@MainActor struct MVVMCMistakeTests {
  @Test func `m1: at the end of the recording the button says Pause, and nothing plays`() throws {
    let stage = try Stage("mvvm-c.m1", "launch", "open Hello", "tap Play")
    #expect(stage.buttonLabels.contains("Pause"))
    try stage.perform(.tick(10))
    #expect(stage.buttonLabels.contains("Pause"))
    #expect(throws: ActionProblem.noTimer(buttons: stage.buttonLabels)) {
      try stage.perform(.tick(1))
    }
  }

  @Test func `m2: an empty name is refused, and the field stays empty`() throws {
    let stage = try Stage("mvvm-c.m2", "launch", "open Hello", "type Hi", "type \"\"")
    #expect(stage.itemNames == ["Hi", "Work", "Notes", "Standup"])
    #expect(stage.viewState?.recording == "Hi")
    #expect(stage.screen().contains("[Name                  ]"))
    let right = try Stage("mvvm-c", "launch", "open Hello", "type Hi", "type \"\"")
    #expect(right.screen().contains("[Hi                    ]"))
  }

  @Test func `m3: one row is deleted and two are gone, for which UIKit ends the app`() throws {
    let stage = try Stage("mvvm-c.m3", "launch", "open Hello", "swipe Hello")
    #expect(stage.rowLabels == [])
    #expect(stage.itemNames == ["Work", "Notes", "Standup"])
    #expect(stage.exceptions == [.bypassedDataSource])
  }

  @Test func `m4: in the folder that was pushed nothing can be opened or recorded`() throws {
    let stage = try Stage("mvvm-c.m4", "launch", "open Work")
    let screen = stage.screen()
    #expect(stage.viewState?.stack == ["Recordings", "Work"])
    try stage.perform(.open("Standup"))
    try stage.perform(.tap("Record"))
    #expect(stage.screen() == screen)
  }

  @Test func `m5: a paused recording says Pause`() throws {
    let stage = try Stage("mvvm-c.m5", "launch", "open Hello", "tap Play", "tap Pause")
    #expect(stage.buttonLabels.contains("Pause"))
    #expect(throws: ActionProblem.noTimer(buttons: stage.buttonLabels)) {
      try stage.perform(.tick(1))
    }
  }

  @Test func `m6: an alert that was closed comes again with the screen`() throws {
    let refresh = ["launch", "network offline", "pull", "answer"]
    let visit = ["tap OK", "open Work", "back"]
    let right = try Stage("mvvm-c", refresh + visit)
    let wrong = try Stage("mvvm-c.m6", refresh)
    #expect(wrong.screen().contains("Could not refresh"))
    try wrong.perform(visit)
    #expect(wrong.screen().contains("Could not refresh"))
    #expect(!right.screen().contains("Could not refresh"))
  }

  @Test func `lost-coordinator: it is gone before the first tap, and nothing opens`() throws {
    let stage = try Stage("mvvm-c.lost-coordinator", "launch")
    #expect(stage.released == ["Coordinator"])
    let screen = stage.screen()
    try stage.perform(.open("Work"))
    try stage.perform(.tap("Record"))
    #expect(stage.screen() == screen)
  }

  @Test func `lost-coordinator: the app delegate says the same at launch`() throws {
    let right = try Stage("mvvm-c", "launch")
    let wrong = try Stage("mvvm-c.lost-coordinator", "launch")
    let said = [right, wrong].map { stage in
      stage.trace(Trace.Header(pattern: "mvvm-c")).messages.map(\.message)
        .filter { $0.from == "AppDelegate" }.map(\.text)
    }
    #expect(said[0] == said[1])
  }

  @Test func `massive: a rename brings a row that the user did not ask for`() throws {
    let stage = try Stage("mvvm-c.massive", "launch", "open Hello", "type Hi", "answer")
    #expect(stage.rowLabels == ["Hi", "Lecture", "Work"])
  }

  @Test func `massive: the answer is lost when the player shows something else`() throws {
    let stage = try Stage(
      "mvvm-c.massive", "launch", "open Hello", "type Hi", "open Work", "open Standup", "answer")
    #expect(stage.itemNames == ["Hi", "Work", "Notes", "Standup"])
  }

  @Test func `massive: the view-model finds a name that is free`() throws {
    let stage = try Stage("mvvm-c.massive", "launch", "open Hello", "type Work")
    #expect(stage.rowLabels == ["Work", "Work 2"])
  }

  @Test func `leak: a scene that was left stays, and its view-model with it`() throws {
    let visit = ["launch", "open Work", "back"]
    #expect(try Stage.leaked(by: "mvvm-c.leak", visit) == ["FolderVC2", "FolderVM2"])
  }
}
