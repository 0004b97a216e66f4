import Foundation
import Progress
import Testing

@Suite struct FigureTests {
  private func event(
    _ number: Int, _ event: ProgressLog.Event, in name: String
  ) -> ProgressLog.Entry {
    ProgressLog.Entry(
      id: id(number), date: noon(0) + Double(number), section: section(name), event: event)
  }

  private func answered(_ number: Int, _ outcome: Outcome, in name: String) -> ProgressLog.Entry {
    entry(number, at: noon(0) + Double(number), outcome, to: name)
  }

  @Test func `a lesson in figures`() {
    let log = ProgressLog(entries: [
      answered(1, .right, in: "mvc/a"), answered(2, .wrong, in: "mvc/a"),
      answered(3, .wrong, in: "mvc/b"), answered(4, .right, in: "mvc/b"),
      answered(5, .skipped, in: "mvc/c"), answered(6, .right, in: "mvc/c"),
      answered(7, .shown, in: "mvc/d"), answered(8, .right, in: "mvc/d"),
      answered(9, .skipped, in: "mvc/e"), answered(10, .shown, in: "mvc/f"),
      event(11, .sawHint(1), in: "mvc/b"), event(12, .sawHint(1), in: "mvc/b"),
      event(13, .sawHint(2), in: "mvc/b"), event(14, .sawHint(1), in: "mvc/t"),
      event(15, .finishedTask, in: "mvc/t"), event(16, .finishedTask, in: "mvc/t"),
      answered(17, .right, in: "mvp/a"), event(18, .sawHint(3), in: "mvp/a"),
    ])
    var summary = LessonSummary()
    summary.answered = ["a", "b", "c", "d"]
    summary.rightAtFirstTry = ["a", "c"]
    summary.finishedTasks = ["t"]
    summary.done = ["a", "b", "c", "d", "f", "t"]
    summary.hints = 3
    #expect(log.summary(of: "mvc") == summary)
    #expect(log.summary(of: "viper") == LessonSummary())
  }

  @Test func `the question asked longest ago is asked next`() {
    let log = ProgressLog(entries: [
      answered(1, .right, in: "mvc/a"), answered(2, .right, in: "mvp/b"),
      answered(3, .skipped, in: "mvc/c"), answered(4, .wrong, in: "mvc/a"),
    ])
    #expect(log.questions(about: "observer") == ["mvp/b", "mvc/c", "mvc/a"].map(section))
    #expect(log.questions(about: "router") == [])
    #expect(
      log.askedLongestAgoFirst(["mvc/a", "mvc/z", "mvp/b", "mvc/y"].map(section))
        == ["mvc/z", "mvc/y", "mvp/b", "mvc/a"].map(section))
  }
}
