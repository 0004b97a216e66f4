import Foundation
import Progress
import TestSupport
import Testing

/// Rules that hold for every list of answers.
@Suite struct ScheduleLawTests {
  private func answers(_ generator: inout SplitMix64) -> [(day: Int, outcome: Outcome)] {
    var today = 0
    return (0..<generator.below(40) + 1).map { _ in
      today += generator.pick([0, 0, 1, 1, 2, 3, 7, 14, 30, 60, 130])
      return (today, generator.pick([.right, .right, .right, .right, .wrong, .shown, .skipped]))
    }
  }

  /// The schedule after each answer, with the day of the answer.
  private func course(_ answers: [(day: Int, outcome: Outcome)]) -> [Schedule?] {
    answers.indices.map { index in
      log(Array(answers[...index])).reviewPlan(at: noon(answers[index].day), in: utc).schedules
        .first
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `never due before the day after the last answer, nor after the longest gap`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let answers = answers(&generator)
    for schedule in course(answers).compactMap(\.self) {
      #expect(schedule.due - schedule.last >= 1)
      #expect(schedule.due - schedule.last <= schedule.gap)
      #expect(Schedule.gaps.contains(schedule.gap))
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `a right answer never shortens a gap, and lengthens it by one step at most`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let answers = answers(&generator)
    let course = course(answers)
    for index in answers.indices.dropFirst() where answers[index].outcome == .right {
      guard let before = course[index - 1], let after = course[index] else { continue }
      let steps = [before, after].map { Schedule.gaps.firstIndex(of: $0.gap) ?? 0 }
      #expect((0...1).contains(steps[1] - steps[0]))
      #expect(after.due >= before.due)
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `what was not known is due on the next day`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let answers = answers(&generator)
    let course = course(answers)
    for index in answers.indices where [.wrong, .shown].contains(answers[index].outcome) {
      #expect(course[index]?.due == day(answers[index].day + 1))
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `the order in which a log was put together does not matter`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let log = log(answers(&generator))
    let other = ProgressLog(entries: log.entries.shuffled(using: &generator))
    #expect(other == log)
    #expect(
      other.reviewPlan(at: noon(9000), in: tokyo) == log.reviewPlan(at: noon(9000), in: tokyo))
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `asked whenever it is due, everything is known in the end`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    var answers = answers(&generator) + [(day: 6000, outcome: .wrong)]
    for gap in Schedule.gaps {
      let due = answers[answers.count - 1].day + gap
      answers.append((due, .right))
    }
    #expect(course(answers).last??.gap == 120)
  }
}
