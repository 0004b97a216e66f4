import Actions
import Testing
import Trace

@testable import Stage
@testable import Tracer

/// What the user of the app notices of the mistakes in MVVM with `@Observable`.
@MainActor struct MVVMObservableMistakeTests {
  /// The view-models of folders that are alive.
  private func folderViewModels(_ stage: Stage) -> Int {
    stage.recorder.participants.filter { $0.end == nil && $0.type == "FolderViewModel" }.count
  }

  @Test func `m1: a rename makes another view-model, which has loaded nothing`() throws {
    let right = try Stage("mvvm-observable", "launch", "open Hello", "tap Play", "tick", "type Hi")
    #expect(right.screen().contains("00:01 / 00:10"))
    let wrong = try Stage(
      "mvvm-observable.m1", "launch", "open Hello", "tap Play", "tick", "type Hi")
    #expect(wrong.screen().contains("00:00 / 00:00"))
  }

  @Test func `m2: a rename in the player does not come into the list`() throws {
    let right = try Stage("mvvm-observable", "launch", "open Hello", "type Hi")
    #expect(right.screen().contains("♪ Hi"))
    let wrong = try Stage("mvvm-observable.m2", "launch", "open Hello", "type Hi")
    #expect(wrong.screen().contains("♪ Hello"))
    #expect(wrong.viewState?.recording == "Hi")
  }

  @Test func `m2: a row that is older than the folder deletes what it shows`() throws {
    let wrong = try Stage("mvvm-observable.m2", "launch", "remote delete Hello")
    #expect(wrong.screen().contains("♪ Hello") && wrong.screen().contains("▸ Work"))
    try wrong.perform(.swipe("Work"))
    #expect(!wrong.screen().contains("♪ Hello") && !wrong.screen().contains("▸ Work"))
  }

  @Test func `m3: the field works as before`() throws {
    let right = try Stage("mvvm-observable", "launch", "open Hello", "type Hi")
    let wrong = try Stage("mvvm-observable.m3", "launch", "open Hello", "type Hi")
    #expect(wrong.screen() == right.screen())
  }

  @Test func `m4: no sign of loading, and the view-model of a left folder waits for its answer`()
    throws
  {
    let right = try Stage("mvvm-observable", "launch", "open Work", "pull")
    let wrong = try Stage("mvvm-observable.m4", "launch", "open Work", "pull")
    #expect(right.screen() != wrong.screen())
    for stage in [right, wrong] { try stage.perform(.back) }
    #expect(folderViewModels(right) == 1)
    #expect(folderViewModels(wrong) == 2)
    try wrong.perform(.answer)
    #expect(folderViewModels(wrong) == 1)
  }
}
