import Foundation
import Progress
import Testing
import TestSupport

@Suite struct SectionSummaryTests {
  private func log(_ events: [ProgressLog.Event]) -> ProgressLog {
    ProgressLog(
      entries: events.enumerated().map { number, event in
        ProgressLog.Entry(
          id: id(number), date: noon(number), section: section("mvc/a"), event: event)
      })
  }

  private func summary(_ outcomes: [Outcome]) -> SectionSummary? {
    log(outcomes.map { .answered(.init($0)) }).sectionSummaries[section("mvc/a")]
  }

  @Test(arguments: [
    ([Outcome.right], SectionSummary.Result.rightAtFirstTry, 1),
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
    outcomes: [Outcome], result: SectionSummary.Result, tries: Int
  ) {
    #expect(summary(outcomes)?.result == result)
    #expect(summary(outcomes)?.tries == tries)
  }

  @Test func `all of it in one summary`() throws {
    let log = log([
      .sawHint(1), .answered(.init(.wrong, given: ["2", "1"], concepts: ["roles"])), .sawHint(1),
      .sawHint(2), .answered(.init(.wrong, given: ["3"], concepts: ["contract"])),
    ])
    let summary = try #require(log.sectionSummaries[section("mvc/a")])
    #expect(summary.wrongAnswers == [["2", "1"], ["3"]])
    #expect(summary.hints == 2)
    #expect(summary.concepts == ["contract", "roles"])
    #expect(summary.first == noon(0))
    #expect(summary.last == noon(4))
  }

  @Test func `a task is done, or its solution was shown; a hint alone is neither`() {
    #expect(
      log([.answered(.init(.shown)), .finishedTask]).sectionSummaries.values.first?.result == .done)
    #expect(summary([.shown])?.result == .shown)
    #expect(log([.sawHint(1)]).sectionSummaries.values.first?.result == nil)
  }

  @Test(arguments: Generated.seeds)
  func `section summaries say what the summary of the lesson says`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let log = Generated.log(&generator)
    let lessons = Dictionary(grouping: log.sectionSummaries) { $0.key.lesson }
    for (lesson, sectionSummaries) in lessons {
      var summary = LessonSummary()
      for (id, section) in sectionSummaries {
        if section.tries > 0 { summary.answered.insert(id.section) }
        if section.result == .rightAtFirstTry { summary.rightAtFirstTry.insert(id.section) }
        if section.result == .done { summary.finishedTasks.insert(id.section) }
        if let result = section.result, ![.wrong, .skipped].contains(result) {
          summary.done.insert(id.section)
        }
        summary.hints += section.hints
      }
      // A generated log can use the same section as a task and as a question. Real logs cannot.
      let tasks = summary.finishedTasks
      var expected = log.summary(of: lesson)
      expected.rightAtFirstTry.subtract(tasks)
      #expect(summary == expected)
    }
  }
}
