import Foundation
import Progress
import TestSupport

@testable import Classroom

/// Progress files of a made-up class.
nonisolated enum Sample {
  static func id(_ number: Int) -> UUID {
    let digits = String(number, radix: 16)
    let zeros = String(repeating: "0", count: 12 - digits.count)
    return UUID(uuidString: "00000000-0000-4000-8000-\(zeros)\(digits)") ?? UUID()
  }

  static func answer(
    _ number: Int, _ outcome: ProgressLog.Outcome, to section: String = "q",
    given: [String] = ["2"], about concepts: [String] = ["roles"]
  ) -> ProgressLog.Entry {
    ProgressLog.Entry(
      id: id(number), date: Date(timeIntervalSince1970: 1_772_445_600 + Double(number) * 60),
      section: SectionID(lesson: "tour", section: section),
      event: .answered(.init(outcome, given: given, concepts: concepts)))
  }

  static func submission(
    _ learner: String?, _ file: String, _ entries: ProgressLog.Entry...
  ) -> Submission {
    Submission(file: file, progress: ProgressFile(learner: learner, log: .init(entries: entries)))
  }

  /// A report without lessons, so it knows ids only.
  @MainActor static func report(_ submissions: [Submission]) -> ClassReport {
    ClassReport(Roster(submissions), course: nil, language: "en", timeZone: .gmt)
  }

  /// A class with many kinds of answers. Some files have the same learner name.
  static func submissions(_ seed: Seed) -> [Submission] {
    var generator = SplitMix64(seed: seed)
    return (0..<8).map { number in
      let first = generator.below(60)
      let entries = (first..<(first + generator.below(30))).map(entry)
      return Submission(
        file: "\(number).json",
        progress: ProgressFile(
          learner: generator.pick(["Ann", "Bo", "陈晓", nil]), log: .init(entries: entries)))
    }
  }

  /// The same number always gives the same entry.
  private static func entry(_ number: Int) -> ProgressLog.Entry {
    var generator = SplitMix64(seed: UInt64(number))
    let outcome = generator.pick(ProgressLog.Outcome.allCases)
    let answer = answer(
      number, outcome, to: generator.pick(["a", "b", "c"]), given: [generator.pick(["1", "2"])],
      about: generator.pick([[], ["roles"], ["roles", "contract"]]))
    let events: [ProgressLog.Event] = [answer.event, answer.event, .sawHint(number % 3 + 1)]
    return ProgressLog.Entry(
      id: answer.id, date: answer.date, section: answer.section, event: generator.pick(events))
  }
}
