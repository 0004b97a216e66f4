import Foundation
import Progress
import TestSupport

/// Logs of all kinds of events, with words that are hard to store.
enum Generated {
  static let seeds = Seed.some(oneIn: 10)

  static func log(_ generator: inout SplitMix64, ids: ClosedRange<Int> = 1...60) -> ProgressLog {
    var numbers = Set(ids)
    while numbers.count > generator.below(ids.count) { numbers.remove(generator.pick(Array(ids))) }
    return ProgressLog(
      entries: numbers.sorted().map { entry($0) }, places: places(&generator),
      assignments: assignments(&generator))
  }

  /// The same number always gives the same entry: two different entries never have the same id.
  private static func entry(_ number: Int) -> ProgressLog.Entry {
    var generator = SplitMix64(seed: UInt64(number))
    return ProgressLog.Entry(
      id: id(number), date: date(&generator),
      section: SectionID(lesson: name(&generator), section: name(&generator)),
      event: event(&generator))
  }

  private static func event(_ generator: inout SplitMix64) -> ProgressLog.Event {
    switch generator.below(6) {
    case 0: .finishedTask
    case 1: .sawHint(generator.below(5) + 1)
    default:
      .answered(
        ProgressLog.Answer(
          generator.pick(Outcome.allCases), given: words(&generator), concepts: words(&generator)))
    }
  }

  private static func places(_ generator: inout SplitMix64) -> [ProgressLog.Place] {
    Set((0..<generator.below(5)).map { _ in name(&generator) }).sorted().map { lesson in
      ProgressLog.Place(
        section: SectionID(lesson: lesson, section: name(&generator)), date: date(&generator))
    }
  }

  private static func assignments(_ generator: inout SplitMix64) -> [Assignment] {
    (0..<generator.below(4)).map { _ in
      Assignment(
        name: name(&generator), written: date(&generator), due: Day(of: date(&generator), in: utc),
        lessons: (0..<generator.below(3)).map { _ in name(&generator) },
        exercises: (0..<generator.below(3)).map { _ in name(&generator) })
    }
  }

  /// So few different dates that some entries have the same date.
  private static func date(_ generator: inout SplitMix64) -> Date {
    start + Double(generator.below(4000)) * 43_200.001
  }

  private static func words(_ generator: inout SplitMix64) -> [String] {
    (0..<generator.below(3)).map { _ in word(&generator) }
  }

  private static func word(_ generator: inout SplitMix64) -> String {
    generator.pick(["\u{1B}[2J", "e\u{301}\n", "\0", "a\0b", name(&generator)])
  }

  private static func name(_ generator: inout SplitMix64) -> String {
    generator.pick(["mvc", "录音", "👩‍💻", "a\"b\\c/d", "\u{2028}", "null", "", "';--"])
  }
}
