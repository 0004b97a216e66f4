import Actions
import Testing

@testable import Stage

/// A sound file goes with its recording.
@MainActor struct SoundFileTests {
  nonisolated static let fixture = ["UUID-0002.m4a", "UUID-0005.m4a", "UUID-0006.m4a"]

  @Test(
    arguments: await Pattern.recordings,
    [
      (["tap Record", "tick", "tap Stop", "type Memo", "tap Save"], fixture + ["UUID-03E9.m4a"]),
      (["tap Record", "tick", "tap Stop", "tap Cancel"], fixture),
      (["tap \"+\"", "tap Cancel"], fixture),
      (["swipe Hello"], ["UUID-0005.m4a", "UUID-0006.m4a"]),
      (["swipe Work"], ["UUID-0002.m4a", "UUID-0006.m4a"]),
      (["remote delete Standup"], ["UUID-0002.m4a", "UUID-0006.m4a"]),
    ])
  func `nothing is left of what was deleted or not saved`(
    _ pattern: Pattern, _ run: (actions: [String], files: [String])
  ) throws {
    let stage = Stage(pattern)
    for action in ["launch"] + run.actions { try stage.perform(Action(action)) }
    #expect(stage.device.disk.keys.filter { $0.hasSuffix(".m4a") }.sorted() == run.files)
  }

  @Test func `time travel brings the sound back, too`() throws {
    let stage = Stage(.mvcVS)
    for action in ["launch", "swipe Hello"] { try stage.perform(Action(action)) }
    try stage.viewStateDebugging?.restore(0)
    try stage.perform(.open("Hello"))
    #expect(stage.screen().contains("00:00 / 00:10"))
  }
}
