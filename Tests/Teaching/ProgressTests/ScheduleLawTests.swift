import Foundation
import TestSupport
import Testing

@testable import Progress

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
      Account(log(Array(answers[...index]))).reviewPlan(at: noon(answers[index].day), in: utc)
        .schedules.first
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `due on the day after the last answer at the earliest, unless that was wrong`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let answers = answers(&generator)
    var wasWrong = false
    for (answer, schedule) in zip(answers, course(answers)) {
      if answer.outcome != .skipped { wasWrong = answer.outcome == .wrong }
      guard let schedule else { continue }
      #expect((schedule.due == schedule.last) == wasWrong)
      #expect(schedule.due >= schedule.last)
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
  func `what was shown is due on the next day, what was wrong at once`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let answers = answers(&generator)
    let course = course(answers)
    for (answer, schedule) in zip(answers, course) {
      switch answer.outcome {
      case .wrong: #expect(schedule?.due == day(answer.day))
      case .shown: #expect(schedule?.due == day(answer.day + 1))
      case .right, .skipped: break
      }
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `the order in which a log was put together does not matter`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    let log = log(answers(&generator))
    let other = ProgressLog(entries: log.entries.shuffled(using: &generator))
    #expect(other == log)
    #expect(
      Account(other).reviewPlan(at: noon(9000), in: tokyo)
        == Account(log).reviewPlan(at: noon(9000), in: tokyo))
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
