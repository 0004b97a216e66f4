import Actions
import Testing
import ToyKit

@testable import Stage

/// A sound file goes with its recording.
@MainActor struct SoundFileTests {
  nonisolated static let fixture = ["UUID-0002.m4a", "UUID-0005.m4a"]

  @Test(
    arguments: await Pattern.recordings,
    [
      (["tap Record", "tick", "tap Stop", "type Memo", "tap Save"], fixture + ["UUID-03E9.m4a"]),
      (["tap Record", "tick", "tap Stop", "tap Cancel"], fixture),
      (
        ["open Work", "tap Record", "tick", "remote delete Work", "tap Stop", "tap Cancel"],
        ["UUID-0002.m4a"]
      ),
      (["tap \"+\"", "tap Cancel"], fixture),
      (["swipe Hello"], ["UUID-0005.m4a"]),
      (["swipe Work"], ["UUID-0002.m4a"]),
      (["pull", "answer", "swipe Lecture"], fixture),
      (["remote delete Standup"], ["UUID-0002.m4a"]),
    ])
  func `nothing is left of what was deleted or not saved`(
    _ pattern: Pattern, _ run: (actions: [String], files: [String])
  ) throws {
    let stage = Stage(pattern)
    try stage.perform(["launch"] + run.actions)
    #expect(stage.device.disk.keys.filter { $0.hasSuffix(".m4a") }.sorted() == run.files)
  }

  @Test(arguments: await Pattern.recordings)
  func `a recording whose folder is deleted while it is made is saved in the root folder`(
    _ pattern: Pattern
  ) throws {
    let actions = [
      "launch", "open Work", "tap Record", "tick 3", "remote delete Work", "tap Stop", "type Memo",
      "tap Save", "open Memo",
    ]
    #expect(try screen(of: pattern, after: actions).contains("00:00 / 00:03"))
  }

  @Test(arguments: await Pattern.recordings)
  func `a deleted recording that the server sends again comes back with its sound`(
    _ pattern: Pattern
  ) throws {
    let actions = ["launch", "pull", "answer", "swipe Lecture", "pull", "answer", "open Lecture"]
    #expect(try screen(of: pattern, after: actions).contains("00:00 / 00:12"))
  }

  /// No action of the user removes a sound file alone, but a real device may lose one.
  @Test func `a recording that has lost its sound looks the same in every pattern`() throws {
    let actions = ["launch", "open Hello", "tap Play", "drag Position 0"]
    let screens = try Pattern.recordings.map { pattern in
      try screen(of: pattern, after: actions) { $0.disk["UUID-0002.m4a"] = nil }
    }
    #expect(screens[0].contains("00:00 / 00:00"))
    for (pattern, screen) in zip(Pattern.recordings, screens) {
      #expect(screen == screens[0], "\(pattern)")
    }
  }

  private func screen(
    of pattern: Pattern, after actions: [String], _ prepare: (Device) -> Void = { _ in }
  ) throws -> String {
    let stage = Stage(pattern)
    prepare(stage.device)
    try stage.perform(actions)
    return stage.screen()
  }

  @Test func `time travel brings the sound back, too`() throws {
    let stage = try Stage("mvc-vs", "launch", "swipe Hello")
    try stage.viewStateDebugging?.restore(0)
    try stage.perform(.open("Hello"))
    #expect(stage.screen().contains("00:00 / 00:10"))
  }
}
