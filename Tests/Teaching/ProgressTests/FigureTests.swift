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
    let account = Account(log)
    let tally = account.tally(of: "mvc") { $0.section == "t" }
    // a and c of a, b, c, d and f. e was skipped, and t is a task.
    #expect(tally[.rightAtFirstTry] == 2)
    #expect(tally.tried == 5)
    #expect(tally.answered == 4)
    #expect(tally[.skipped] == 1)
    #expect(tally[.done] == 1)
    #expect(tally.hints == 3)
    #expect(account.tally(of: "viper") { _ in false }.isEmpty)
    let done = account.sections.filter { $0.value.isDone && $0.key.lesson == "mvc" }
    #expect(done.keys.map(\.section).sorted() == ["a", "b", "c", "d", "f", "t"])
  }

  @Test func `a solution that was shown counts with the tasks, and is no wrong answer`() {
    let account = Account(ProgressLog(entries: [answered(1, .shown, in: "mvc/t")]))
    let tally = account.tally(of: "mvc") { _ in true }
    #expect(tally.tasksShown == 1)
    #expect(tally.tried == 0)
  }
}
