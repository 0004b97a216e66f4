import Foundation
import Progress
import Testing

@Suite struct ScheduleTests {
  /// A line after each answer, such as `day 3 right, due 10`.
  private func story(_ answers: [(day: Int, outcome: Outcome)]) -> [String] {
    answers.indices.map { index in
      let answered = answers[...index]
      let (today, outcome) = answers[index]
      let reviewPlan = log(Array(answered)).reviewPlan(at: noon(today), in: utc)
      let due = reviewPlan.schedules.first.map { String($0.due - day(0)) } ?? "never"
      return "day \(today) \(outcome), due \(due)"
    }
  }

  @Test func `answered right whenever it is due, a concept comes back later and later`() {
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
        "day 0 right, due 1", "day 1 right, due 4", "day 4 wrong, due 5", "day 5 right, due 8",
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
      story([(0, .right), (1, .right), (2, .wrong)]).last == "day 2 wrong, due 3")
  }

  @Test func `a day counts once, and as wrong when anything in it was`() {
    let right: [(Int, Outcome)] = [(0, .right), (1, .right), (1, .right)]
    #expect(story(right).last == "day 1 right, due 4")
    #expect(story([(0, .right), (1, .right), (1, .wrong)]).last == "day 1 wrong, due 2")
    #expect(story([(0, .right), (1, .wrong), (1, .right)]).last == "day 1 right, due 2")
  }

  @Test func `to skip a question tells nothing`() {
    #expect(
      story([(0, .skipped), (1, .right), (2, .skipped), (2, .right)]) == [
        "day 0 skipped, due never", "day 1 right, due 2", "day 2 skipped, due 2",
        "day 2 right, due 5",
      ])
  }

  @Test func `what is due longest comes first, and then the alphabet`() {
    let log = ProgressLog(entries: [
      entry(1, at: noon(3), .right, about: ["delegate", "binding"]),
      entry(2, at: noon(0), .right, about: ["router"]),
      entry(3, at: noon(5), .right, about: ["observer"]),
    ])
    let reviewPlan = log.reviewPlan(at: noon(4), in: utc)
    #expect(reviewPlan.due.map(\.concept) == ["router", "binding", "delegate"])
    #expect(reviewPlan.due(on: day(3)).map(\.concept) == ["router"])
  }

  @Test func `an answer from tomorrow waits for its day`() {
    let log = log([(0, .right), (400, .right)])
    #expect(log.reviewPlan(at: noon(2), in: utc).due.map(\.due) == [day(1)])
    #expect(log.reviewPlan(at: noon(400), in: utc).schedules.map(\.due) == [day(403)])
  }

  @Test func `a clock that went back does no harm`() {
    let log = log([(10, .right), (3, .wrong), (11, .right)])
    #expect(log.reviewPlan(at: noon(11), in: utc).schedules.map(\.due) == [day(13)])
  }

  @Test func `days are those of the place where one looks`() {
    let log = ProgressLog(entries: [
      entry(1, at: moment("2026-03-01T22:00:00.000Z"), .right),
      entry(2, at: moment("2026-03-02T02:00:00.000Z"), .right),
    ])
    let now = moment("2026-03-02T12:00:00.000Z")
    #expect(log.reviewPlan(at: now, in: utc).schedules.map(\.due.description) == ["2026-03-05"])
    #expect(
      log.reviewPlan(at: now, in: honolulu).schedules.map(\.due.description) == ["2026-03-02"])
  }

  @Test func `a gap over the leap day has that day in it`() {
    let dates = ["2028-02-27T12:00:00.000Z", "2028-02-28T12:00:00.000Z"].map(moment)
    let entries = dates.enumerated().map { entry($0.offset, at: $0.element, .right) }
    let reviewPlan = ProgressLog(entries: entries).reviewPlan(at: dates[1], in: utc)
    #expect(reviewPlan.schedules.map(\.due.description) == ["2028-03-02"])
  }
}
