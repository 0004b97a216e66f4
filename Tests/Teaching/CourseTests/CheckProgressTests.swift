import Stage
import TestSupport
import Testing

@testable import Course
@testable import Lessons

/// How much `check` has checked, how far it is, and how it is stopped.
@Suite struct CheckProgressTests {
  @Test func `what was checked is counted`() {
    var check = LessonCheck()
    let text = lesson(
      "## Q <!-- id: q type: quiz concept: roles -->", "- [ ] a\n  > No.\n- [x] b\n  > Yes.")
    #expect(!check.hasFoundAnything)
    check.check(Lesson.read(text, file: "L/a.md"), in: shipped)
    #expect(check.hasFoundAnything)
    #expect(check.counts == .init(lessons: 1, questions: 1))
  }

  /// In so many patterns a scenario is run.
  private var patterns: Int { Pattern.all.count { $0.app.scenarioFolder == nil } }

  @Test func `what was checked in a course is counted, and how far it is is told`() throws {
    let pages = """
      ## P <!-- id: p type: predict concept: roles run: edit ask: next -->

      Who?

      ## Q <!-- id: q type: quiz concept: roles -->

      - [ ] a
        > No.
      - [x] b
        > So it is.
      """
    let scratch = try Scratch([
      "a.md": lesson(pages), "a.zh-Hans.md": "---\nlifeline: 1\nid: a\ntitle: 甲\n---\n# 甲\n",
      "scenarios/edit.scenario": "# Edit\nsetup: launch\ntap \"Edit\"\n",
    ])
    var told: [String] = []
    var check = LessonCheck { done, total in
      let progress = "\(done) of \(total)"
      if total > 0, told.last != progress { told.append(progress) }
      return true
    }
    let course = Course(.read(directory: scratch.path))
    check.check(course)
    #expect(told == ["0 of 4", "1 of 4", "2 of 4", "3 of 4"])
    #expect(
      check.counts
        == .init(lessons: 1, translations: 1, scenarios: 1, runs: patterns + 1, questions: 2))
    var file = LessonCheck()
    file.check(course, only: "elsewhere/a.md")
    #expect(file.counts == .init(lessons: 1, runs: 1, questions: 2))
  }

  @Test func `a scenario that belongs to no course is read, and run in each pattern`() {
    func found(_ text: String) -> [String] {
      var check = LessonCheck()
      check.check(Scenario.read(text, name: "a", file: "S/a.scenario"))
      #expect(check.counts == .init(scenarios: 1, runs: patterns))
      return check.findings.sorted().map(\.description)
    }
    #expect(found("# A\nsetup: launch\ntap \"Edit\"\n") == [])
    #expect(
      found("setup: launch\ntap \"Edit\"\n") == [
        "S/a.scenario:1:1: the scenario has no title. Begin with a line `# What it shows`."
      ])
    #expect(
      found("# A\nsetup: launch\ntap \"Nowhere\"\n") == [
        #"S/a.scenario:3:1: `tap "Nowhere"` does not work: This screen has no button "Nowhere". Buttons here: "Edit", "+", "Record"."#
      ])
  }

  /// A course in which a scenario, a lesson and a translation can be checked.
  private func course() throws -> (Course, Scratch) {
    let scratch = try Scratch([
      "a.md": lesson(
        "## C <!-- id: c type: claims run: edit -->", "- Silent: `no tap`"),
      "a.zh-Hans.md": "---\nlifeline: 1\nid: a\ntitle: 甲\n---\n# 甲\n",
      "scenarios/edit.scenario": "# Edit\nsetup: launch\ntap \"Edit\"\n",
    ])
    return (Course(.read(directory: scratch.path)), scratch)
  }

  @Test func `what is stopped at once has checked nothing`() throws {
    let (course, scratch) = try course()
    var check = LessonCheck { _, _ in false }
    check.check(course)
    #expect(check.counts == .init())
    #expect(!check.hasFoundAnything)
    #expect(check.findings == [])
    #expect(scratch.names.contains("a.md"))
  }

  @Test func `what is stopped after a file has checked this file only`() throws {
    let (course, scratch) = try course()
    var check = LessonCheck { done, _ in done < 1 }
    check.check(course)
    #expect(check.counts == .init(scenarios: 1, runs: patterns))
    var more = LessonCheck { done, _ in done < 2 }
    more.check(course)
    #expect(more.counts == .init(lessons: 1, scenarios: 1, runs: patterns + 1))
    let place = "\(scratch.path)/a.md:10:1: "
    #expect(
      more.findings.map(\.description).sorted().first
        == place
        + "`no tap` does not hold at the end of this run: the number is 1. Correct the claim.")
  }

  @Test func `only lessons, scenarios or translations are something`() {
    #expect(!LessonCheck().hasFoundAnything)
    for text in ["# A\nlaunch\n", "# A\nlunch\n"] {
      var check = LessonCheck()
      check.check(Scenario.read(text, name: "a", file: "S/a.scenario"))
      #expect(check.hasFoundAnything)
    }
    var empty = LessonCheck()
    empty.check(Scenario.read("", name: "a", file: "S/a.scenario"))
    #expect(!empty.hasFoundAnything)
    #expect(empty.findings.count == 2)
  }
}
