import Foundation
import Progress
import Testing

@Suite struct ScheduleTests {
  /// A line after each answer, such as `day 3 right, due 10`.
  private func story(_ answers: [(day: Int, outcome: Outcome)]) -> [String] {
    answers.indices.map { index in
      let answered = answers[...index]
      let (today, outcome) = answers[index]
      let reviewPlan = plan(log(Array(answered)), at: noon(today))
      let due = reviewPlan.schedules.first.map { String($0.due - day(0)) } ?? "never"
      return "day \(today) \(outcome), due \(due)"
    }
  }

  private func plan(_ log: ProgressLog, at now: Date, in zone: TimeZone = utc) -> ReviewPlan {
    Account(log).reviewPlan(at: now, in: zone)
  }

  @Test func `answered right whenever it is due, a question comes back later and later`() {
    let days = [0, 1, 4, 11, 25, 55, 115, 235, 355]
    #expect(
      story(days.map { ($0, .right) }) == [
        "day 0 right, due 1", "day 1 right, due 4", "day 4 right, due 11", "day 11 right, due 25",
        "day 25 right, due 55", "day 55 right, due 115", "day 115 right, due 235",
        "day 235 right, due 355", "day 355 right, due 475",
      ])
  }

  @Test func `a wrong answer begins again`() {
    #expect(
      story([(0, .right), (1, .right), (4, .wrong), (5, .right), (8, .shown), (9, .right)]) == [
        "day 0 right, due 1", "day 1 right, due 4", "day 4 wrong, due 4", "day 5 right, due 8",
        "day 8 shown, due 9", "day 9 right, due 12",
      ])
  }

  @Test func `right answers before their day change nothing, and late ones count from their day`() {
    #expect(
      story([(0, .right), (1, .right), (2, .right), (3, .right), (20, .right)]) == [
        "day 0 right, due 1", "day 1 right, due 4", "day 2 right, due 4", "day 3 right, due 4",
        "day 20 right, due 27",
      ])
  }

  @Test func `wrong answers count also before their day`() {
    #expect(
      story([(0, .right), (1, .right), (2, .wrong)]).last == "day 2 wrong, due 2")
  }

  @Test func `a wrong answer is due at once, and until it is answered rightly or shown`() {
    #expect(
      story([(0, .wrong), (0, .wrong), (0, .right), (1, .wrong), (1, .shown)]) == [
        "day 0 wrong, due 0", "day 0 wrong, due 0", "day 0 right, due 1", "day 1 wrong, due 1",
        "day 1 shown, due 2",
      ])
    let left = plan(log([(0, .wrong)]), at: noon(9))
    #expect(left.due.map(\.due) == [day(0)])
  }

  @Test func `a day counts once, and as wrong when anything in it was`() {
    let right: [(Int, Outcome)] = [(0, .right), (1, .right), (1, .right)]
    #expect(story(right).last == "day 1 right, due 4")
    #expect(story([(0, .right), (1, .right), (1, .wrong)]).last == "day 1 wrong, due 1")
    #expect(story([(0, .right), (1, .wrong), (1, .right)]).last == "day 1 right, due 2")
  }

  @Test func `to skip a question tells nothing`() {
    #expect(
      story([(0, .skipped), (1, .right), (2, .skipped), (2, .right)]) == [
        "day 0 skipped, due never", "day 1 right, due 2", "day 2 skipped, due 2",
        "day 2 right, due 5",
      ])
  }

  @Test func `what was not known comes first, and then what is due longest`() {
    let log = ProgressLog(entries: [
      entry(1, at: noon(0), .right, to: "mvc/old"), entry(2, at: noon(2), .wrong, to: "mvc/left"),
      entry(3, at: noon(2), .wrong, to: "mvc/mended"),
      entry(4, at: noon(2) + 1, .right, to: "mvc/mended"),
      entry(5, at: noon(1), .shown, to: "mvc/shown"), entry(6, at: noon(3), .right, to: "mvc/new"),
      entry(7, at: noon(1), .right, to: "mvc/next"),
    ])
    let plan = plan(log, at: noon(3))
    #expect(
      plan.due.map(\.question.section) == ["shown", "left", "mended", "old", "next"])
    #expect(plan.next == day(1))
    #expect(plan.due(on: day(4)).map(\.question.section).last == "new")
  }

  @Test func `each question has days of its own, whatever concepts it shares`() {
    let log = ProgressLog(entries: [
      entry(1, at: noon(0), .right, to: "mvc/a", about: ["roles", "observer"]),
      entry(2, at: noon(0), .right, to: "mvc/b", about: ["observer"]),
      entry(3, at: noon(1), .right, to: "mvc/a", about: ["roles", "observer"]),
    ])
    #expect(plan(log, at: noon(1)).due.map(\.question) == [section("mvc/b")])
  }

  @Test func `exercises and what lessons no longer have are not asked`() {
    let log = ProgressLog(entries: [
      entry(1, at: noon(0), .wrong, to: "exercises/mvc-rename"),
      entry(2, at: noon(0), .wrong, to: "mvc/gone"), entry(3, at: noon(0), .wrong, to: "mvc/here"),
    ])
    let plan = Account(log).reviewPlan(at: noon(1), in: utc) { $0.section != "gone" }
    #expect(plan.schedules.map(\.question.section) == ["here"])
  }

  @Test func `an answer from tomorrow waits for its day`() {
    let log = log([(0, .right), (400, .right)])
    #expect(plan(log, at: noon(2)).due.map(\.due) == [day(1)])
    #expect(plan(log, at: noon(400)).schedules.map(\.due) == [day(403)])
  }

  @Test func `a clock that went back does no harm`() {
    let log = log([(10, .right), (3, .wrong), (11, .right)])
    #expect(plan(log, at: noon(11)).schedules.map(\.due) == [day(13)])
  }

  @Test func `days are those of the place where one looks`() {
    let log = ProgressLog(entries: [
      entry(1, at: moment("2026-03-01T22:00:00.000Z"), .right),
      entry(2, at: moment("2026-03-02T02:00:00.000Z"), .right),
    ])
    let now = moment("2026-03-02T12:00:00.000Z")
    #expect(plan(log, at: now).schedules.map(\.due.description) == ["2026-03-05"])
    #expect(
      plan(log, at: now, in: honolulu).schedules.map(\.due.description) == ["2026-03-02"])
  }

  @Test func `a gap over the leap day has that day in it`() {
    let dates = ["2028-02-27T12:00:00.000Z", "2028-02-28T12:00:00.000Z"].map(moment)
    let entries = dates.enumerated().map { entry($0.offset, at: $0.element, .right) }
    let reviewPlan = plan(ProgressLog(entries: entries), at: dates[1])
    #expect(reviewPlan.schedules.map(\.due.description) == ["2028-03-02"])
  }
}
