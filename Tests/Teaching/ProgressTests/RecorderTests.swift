import Foundation
import Testing

@testable import Progress

/// A recorder whose store is open, and cannot be written for a while.
@Suite struct RecorderTests {
  private let folder = Folder()

  private func opened() -> ProgressRecorder {
    let recorder = ProgressRecorder(folder.url, now: { start }, timeZone: .gmt)
    #expect(recorder.store != nil)
    return recorder
  }

  @Test func `what waits is forgotten with the rest, and the other lessons' is not`() throws {
    let recorder = opened()
    try folder.open().write { _ in
      for name in ["mvc/a", "mvp/a"] {
        recorder.record(.finishedTask, in: section(name), isKept: true)
        recorder.visit(section(name))
        _ = recorder.takeRemark()
      }
    }
    recorder.forgetUnwritten(of: "mvc")
    let log = try recorder.readAccount().log
    #expect(log.entries.map(\.section) == [section("mvp/a")])
    #expect(log.places.map(\.section) == [section("mvp/a")])
    #expect(try folder.open().log() == log)
  }

  @Test func `a place that waits is known all the same`() throws {
    let recorder = opened()
    recorder.visit(section("mvc/a"))
    try folder.open().write { _ in
      recorder.visit(section("mvc/b"))
      let places = try recorder.readAccount().log.places
      #expect(places.map(\.section) == [section("mvc/b")])
    }
    #expect(try folder.open().log().places.map(\.section) == [section("mvc/a")])
  }

  @Test func `one answer waits for a busy file once`() throws {
    let recorder = opened()
    try folder.open().write { _ in
      let time = ContinuousClock().measure {
        for _ in 1...3 { recorder.visit(section("mvc/a")) }
        _ = recorder.account
      }
      #expect(time < StoreFile.patience * 2.5)
    }
  }
}
