import Lessons
import TestSupport
import Testing

@testable import Workshop

/// Properties that nothing uses any more.
@MainActor struct LeftOverTests {
  private func leftOver(_ text: String, start: String = "") -> [Remark] {
    Remark.leftOver(in: ["Play.swift": text], besides: ["Play.swift": start])
  }

  @Test func `a private property that nothing uses`() {
    #expect(
      leftOver("final class Play {\n  private let service = App.shared.recordings\n}")
        == [.leftOver("service", file: "Play.swift", line: 2)])
    #expect(leftOver("class Play { private let service = 1; func a() { use(service) } }") == [])
  }

  @Test func `one that another file may use, or that nothing uses at the start, is not told`() {
    #expect(leftOver("class Play { let service = 1 }") == [])
    let own = "class Play { private let service = 1 }"
    #expect(leftOver(own, start: own) == [])
  }

  @Test func `solutions have none`() throws {
    let index = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    for id in index.entries.map(\.id) {
      let exercise = try #require(index.exercise(id).flatMap { PreparedExercise($0, in: index) })
      let remarks = Remark.leftOver(
        in: try exercise.files(.solution), besides: try exercise.code(.start))
      #expect(remarks == [], "\(id)")
    }
  }
}
