import Progress
import TestSupport
import Testing

@testable import Classroom

/// Which files belong to the same learner.
struct RosterTests {
  @Test func `two files of a learner that overlap are one learner`() {
    let roster = Roster([
      Sample.submission(
        "Ann", "b.json", Sample.answer(2, .right), Sample.answer(3, .right, to: "r")),
      Sample.submission(" Ann ", "a.json", Sample.answer(1, .wrong), Sample.answer(2, .right)),
    ])
    #expect(roster.learners.map(\.name) == ["Ann"])
    #expect(roster.learners[0].files == ["a.json", "b.json"])
    #expect(roster.learners[0].log.entries.map(\.id) == [1, 2, 3].map(Sample.id))
    #expect(roster.remarks == [])
  }

  @Test func `files overlap by way of a third`() {
    let roster = Roster([
      Sample.submission("Ann", "a.json", Sample.answer(1, .right)),
      Sample.submission("Ann", "b.json", Sample.answer(2, .right)),
      Sample.submission("Ann", "c.json", Sample.answer(1, .right), Sample.answer(2, .right)),
    ])
    #expect(roster.learners.map(\.files) == [["a.json", "b.json", "c.json"]])
  }

  @Test func `two people of one name are told apart by their files`() {
    let roster = Roster([
      Sample.submission("Ann", "a.json", Sample.answer(1, .right)),
      Sample.submission("Ann", "b.json", Sample.answer(2, .right)),
    ])
    #expect(roster.learners.map(\.name) == ["Ann (a.json)", "Ann (b.json)"])
    #expect(roster.remarks == [.sameName("Ann", files: ["a.json", "b.json"])])
  }

  @Test func `the same entries under two names are a copy`() {
    let entries = [Sample.answer(1, .right), Sample.answer(2, .right)]
    let roster = Roster([
      Sample.submission("Ann", "a.json", entries[0], entries[1]),
      Sample.submission("Bo", "b.json", entries[0], entries[1]),
      Sample.submission("Chen", "c.json", entries[1], Sample.answer(3, .right)),
    ])
    #expect(roster.learners.map(\.name) == ["Ann", "Bo", "Chen"])
    #expect(
      roster.remarks == [
        .shared(entries: 1, names: ["Ann", "Bo"]),
        .shared(entries: 1, names: ["Ann", "Bo", "Chen"]),
      ])
  }

  @Test(arguments: [nil, "", " \n"])
  func `a file without a name is called by its own`(name: String?) {
    let roster = Roster([Sample.submission(name, "hand-ins/bo.smith.json")])
    #expect(roster.learners.map(\.name) == ["bo.smith"])
  }

  @Test(arguments: Seed.some(oneIn: 20))
  func `the order of the files makes no difference`(seed: Seed) {
    let submissions = Sample.submissions(seed)
    var generator = SplitMix64(seed: seed)
    #expect(Roster(submissions.shuffled(using: &generator)) == Roster(submissions))
    #expect(
      Set(Roster(submissions).learners.flatMap { $0.log.entries })
        == Set(submissions.flatMap { $0.progress.log.entries }))
  }
}
