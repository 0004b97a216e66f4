import Foundation
import Progress
import Testing

@Suite struct SectionSummaryTests {
  private func log(_ events: [ProgressLog.Event]) -> ProgressLog {
    ProgressLog(
      entries: events.enumerated().map { number, event in
        ProgressLog.Entry(
          id: id(number), date: noon(number), section: section("mvc/a"), event: event)
      })
  }

  private func summary(_ outcomes: [Outcome]) -> SectionSummary? {
    Account(log(outcomes.map { .answered(.init($0)) }))[section("mvc/a")]
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
    #expect(summary(outcomes)?.isRight == outcomes.contains(.right))
    #expect(summary(outcomes)?.isDone == outcomes.contains { $0 == .right || $0 == .shown })
  }

  @Test func `all of it in one summary`() throws {
    let log = log([
      .sawHint(1), .answered(.init(.wrong, given: ["2", "1"], concepts: ["roles"])), .sawHint(1),
      .sawHint(2), .answered(.init(.wrong, given: ["3"], concepts: ["contract"])),
    ])
    let summary = try #require(Account(log)[section("mvc/a")])
    #expect(summary.wrongAnswers == [["2", "1"], ["3"]])
    #expect(summary.hints == 2)
    #expect(summary.concepts == ["contract", "roles"])
    #expect(summary.first == noon(0))
    #expect(summary.last == noon(4))
  }

  @Test
  func `a question is done on the day of its first right answer, or when the answer was shown`() {
    #expect(summary([.wrong, .skipped, .right, .right])?.done == noon(2))
    #expect(summary([.wrong, .shown, .right])?.done == noon(1))
    #expect(summary([.wrong, .skipped])?.done == nil)
  }

  @Test func `a task is done, or its solution was shown; a hint alone is neither`() {
    func task(_ events: ProgressLog.Event...) -> SectionSummary? {
      Account(log(events))[section("mvc/a")]
    }
    #expect(task(.answered(.init(.shown)), .finishedTask)?.result == .done)
    #expect(task(.answered(.init(.shown)))?.result == .shown)
    #expect(task(.sawHint(1))?.result == nil)
  }
}
