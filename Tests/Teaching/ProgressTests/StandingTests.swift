import Foundation
import Progress
import Testing
import TestSupport

@Suite struct StandingTests {
  private func log(_ events: [ProgressLog.Event]) -> ProgressLog {
    ProgressLog(
      entries: events.enumerated().map { number, event in
        ProgressLog.Entry(
          id: id(number), date: noon(number), section: section("mvc/a"), event: event)
      })
  }

  private func standing(_ outcomes: [Outcome]) -> Standing? {
    log(outcomes.map { .answered(.init($0)) }).standings[section("mvc/a")]
  }

  @Test(arguments: [
    ([Outcome.right], Standing.Result.rightAtFirstTry, 1),
    ([.right, .wrong, .shown], .rightAtFirstTry, 1),
    ([.skipped, .right], .rightAtFirstTry, 1),
    ([.wrong, .skipped, .wrong, .right, .wrong], .rightLater, 3),
    ([.wrong, .wrong], .wrong, 2),
    ([.shown], .shown, 0),
    ([.shown, .right], .shown, 1),
    ([.wrong, .shown, .right], .shown, 2),
    ([.skipped, .skipped], .skipped, 0),
  ])
  func `each learner came through a question in one way`(
    outcomes: [Outcome], result: Standing.Result, tries: Int
  ) {
    #expect(standing(outcomes)?.result == result)
    #expect(standing(outcomes)?.tries == tries)
  }

  @Test func `all of it in one standing`() throws {
    let log = log([
      .sawHint(1), .answered(.init(.wrong, given: ["2", "1"], concepts: ["roles"])), .sawHint(1),
      .sawHint(2), .answered(.init(.wrong, given: ["3"], concepts: ["contract"])),
    ])
    let standing = try #require(log.standings[section("mvc/a")])
    #expect(standing.wrongAnswers == [["2", "1"], ["3"]])
    #expect(standing.hints == 2)
    #expect(standing.concepts == ["contract", "roles"])
    #expect(standing.first == noon(0))
    #expect(standing.last == noon(4))
  }

  @Test func `a task is done, or its solution was shown; a hint alone is neither`() {
    #expect(log([.answered(.init(.shown)), .finishedTask]).standings.values.first?.result == .done)
    #expect(standing([.shown])?.result == .shown)
    #expect(log([.sawHint(1)]).standings.values.first?.result == nil)
  }

  @Test(arguments: Generated.seeds)
  func `standings say what a summary says`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let log = Generated.log(&generator)
    let lessons = Dictionary(grouping: log.standings) { $0.key.lesson }
    for (lesson, standings) in lessons {
      var summary = LessonSummary()
      for (id, standing) in standings {
        if standing.tries > 0 { summary.answered.insert(id.section) }
        if standing.result == .rightAtFirstTry { summary.rightAtFirstTry.insert(id.section) }
        if standing.result == .done { summary.finishedTasks.insert(id.section) }
        summary.hints += standing.hints
      }
      // Only what generated logs hold: a section that is a task here and a question there.
      let tasks = summary.finishedTasks
      var expected = log.summary(of: lesson)
      expected.rightAtFirstTry.subtract(tasks)
      #expect(summary == expected)
    }
  }
}
