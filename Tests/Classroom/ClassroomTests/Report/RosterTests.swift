import Localization
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
    #expect(roster.remarks == [.sameName("Ann", files: [["a.json"], ["b.json"]])])
  }

  @Test func `in Chinese, their files are in wide brackets`() {
    let roster = Language.$current.withValue(.chinese) {
      Roster([
        Sample.submission("Ann", "a.json", Sample.answer(1, .right)),
        Sample.submission("Ann", "b.json", Sample.answer(2, .right)),
      ])
    }
    #expect(roster.learners.map(\.name) == ["Ann（a.json）", "Ann（b.json）"])
  }

  @Test func `a remark on one name says which files are of which learner`() {
    let roster = Roster([
      Sample.submission("Dan", "dan-other.json", Sample.answer(9, .right)),
      Sample.submission("Dan", "dan.json", Sample.answer(1, .right)),
      Sample.submission("Dan", "dan-2.json", Sample.answer(1, .right), Sample.answer(2, .right)),
    ])
    #expect(
      roster.remarks.map(\.words) == [
        """
        2 learners have the name "Dan": one with dan-2.json and dan.json; one with dan-other.json. \
        They have nothing else in common, so the report lists them by file. If they are one person, \
        ask for a single file: progress import, then progress export.
        """
      ])
  }

  @Test func `a file in which nothing is done belongs to the only learner of its name`() {
    let empty = [
      Sample.submission("Eve", "monday.json"), Sample.submission(" Eve", "tuesday.json"),
    ]
    let friday = Sample.submission("Eve", "friday.json", Sample.answer(1, .right))
    let roster = Roster(empty + [friday])
    #expect(roster.learners.map(\.name) == ["Eve"])
    #expect(roster.learners[0].files == ["friday.json", "monday.json", "tuesday.json"])
    #expect(roster.learners[0].log.entries.count == 1 && roster.remarks == [])
    #expect(Roster(empty).learners.map(\.files) == [["monday.json", "tuesday.json"]])
    let other = Sample.submission("Eve", "other.json", Sample.answer(2, .right))
    #expect(Roster(empty + [friday, other]).learners.count == 4)
  }

  @Test func `files without a name are not of one learner because they are called alike`() {
    let roster = Roster([
      Sample.submission(nil, "1/hand-in.json"), Sample.submission("", "2/hand-in.json"),
    ])
    #expect(
      roster.learners.map(\.name) == ["hand-in (1/hand-in.json)", "hand-in (2/hand-in.json)"])
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
    #expect(roster.remarks[0].words.hasPrefix("Ann and Bo share 1 identical entry. "))
    let two = Roster.Remark.shared(entries: 2, names: ["Ann", "Bo"])
    #expect(two.words.hasPrefix("Ann and Bo share 2 identical entries. "))
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
