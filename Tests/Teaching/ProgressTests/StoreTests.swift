import Foundation
import Progress
import Testing

@Suite struct StoreTests {
  let folder = Folder()
  let question = section("mvc/predict")

  @Test func `what was recorded is there when the store is opened again`() throws {
    let answer = ProgressLog.Answer(.wrong, given: ["2", "录音"], concepts: ["observer"])
    let entries = try [.answered(answer), .sawHint(1), .finishedTask].map {
      try folder.open(now: { noon(1) }).record($0, in: question)
    }
    try folder.open(now: { noon(2) }).visit(question)
    #expect(
      try folder.open().log()
        == ProgressLog(
          entries: entries, places: [ProgressLog.Place(section: question, date: noon(2))]))
  }

  @Test func `moments of one store differ, also when its clock does not move`() throws {
    let store = try folder.open(now: { start })
    for number in 1...3 { try store.record(.sawHint(number), in: question) }
    let entries = try store.log().entries
    #expect(entries.map(\.event) == [.sawHint(1), .sawHint(2), .sawHint(3)])
    #expect(
      entries.map { $0.date.timeIntervalSince(start) * 1000 }.map { $0.rounded() } == [0, 1, 2])
  }

  @Test func `at the end of all time recording still comes to an end`() throws {
    let store = try folder.open(now: { Date(timeIntervalSince1970: 1e15) })
    for number in 1...3 { try store.record(.sawHint(number), in: question) }
    #expect(try store.log().entries.count == 3)
  }

  @Test func `the place is where the learner was last, also after the clock went back`() throws {
    try folder.open(now: { noon(9) }).visit(section("mvc/watch"))
    try folder.open(now: { noon(1) }).visit(section("mvc/predict"))
    try folder.open(now: { noon(1) }).visit(section("mvp/watch"))
    let log = try folder.open().log()
    #expect(log.place(in: "mvc")?.section == question)
    #expect(log.place(in: "mvp")?.section == section("mvp/watch"))
    #expect(log.place(in: "viper") == nil)
  }

  @Test func `one lesson is forgotten, or all`() throws {
    let store = try folder.open()
    for name in ["mvc/a", "mvp/a"] {
      try store.record(.finishedTask, in: section(name))
      try store.visit(section(name))
    }
    try store.reset(lesson: "mvc")
    #expect(try store.log().entries.map(\.section) == [section("mvp/a")])
    #expect(try store.log().places.map(\.section) == [section("mvp/a")])
    try store.resetAll()
    #expect(try store.log() == ProgressLog())
  }

  @Test func `only the owner may filter`() throws {
    let store = try folder.open()
    try store.record(.finishedTask, in: question)
    #expect(try mode(of: folder.url.path) == 0o700)
    #expect(folder.names == ["progress.sqlite", "progress.sqlite-shm", "progress.sqlite-wal"])
    for name in folder.names { #expect(try mode(of: folder.url.path + "/" + name) == 0o600) }
  }

  @Test func `a file that others could read is closed to them`() throws {
    try folder.open().record(.finishedTask, in: question)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.database)
    #expect(try folder.open().log().entries.count == 1)
    #expect(try mode(of: folder.database) == 0o600)
  }

  @Test func `two stores at once see each other's answers`() throws {
    let (one, other) = (try folder.open(), try folder.open())
    try one.record(.sawHint(1), in: question)
    try other.record(.sawHint(2), in: question)
    #expect(try one.log() == other.log())
    #expect(try one.log().entries.count == 2)
  }
}
