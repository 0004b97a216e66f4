import Foundation
import Progress

/// What a learner may have done.
enum ProgressSamples {
  static func file(entries count: Int) -> ProgressFile {
    let entries = (0..<count).map { number in
      ProgressLog.Entry(
        id: id(number), date: Date(timeIntervalSince1970: 1_772_000_000 + Double(number) * 40_000),
        section: SectionID(lesson: ["mvc", "viper"][number % 2], section: "predict-rename"),
        event: event(number))
    }
    let places = ["mvc", "viper"].map {
      ProgressLog.Place(
        section: SectionID(lesson: $0, section: "watch"),
        date: Date(timeIntervalSince1970: 1_772_000_000))
    }
    return ProgressFile(learner: "小明 \"Ann\"", log: ProgressLog(entries: entries, places: places))
  }

  /// What a teacher writes for a class, and what a learner hands in for it.
  static var homework: [ProgressFile] {
    let asked = [
      ("Week 3 \"β\"", "2026-03-09", ["mvc", "viper"]), ("Week 4", "2026-02-28", ["tea"]),
    ]
    let assignments = asked.compactMap { name, day, lessons in
      Day(day).map {
        Assignment(
          name: name, written: Date(timeIntervalSince1970: 1_772_000_000), due: $0,
          lessons: lessons,
          exercises: ["mvc-second-writer"])
      }
    }
    let done = file(entries: 6)
    return [
      ProgressFile(log: ProgressLog(assignments: assignments)),
      ProgressFile(
        learner: done.learner,
        log: ProgressLog(
          entries: done.log.entries, places: done.log.places, assignments: assignments)),
    ]
  }

  private static func id(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-4000-8000-0000000000\(number + 10)") ?? UUID()
  }

  private static func event(_ number: Int) -> ProgressLog.Event {
    switch number % 6 {
    case 4: .finishedTask
    case 5: .sawHint(number)
    case let kind:
      .answered(
        .init(
          ProgressLog.Outcome.allCases[kind], given: ["2", "=1"], concepts: ["roles", "observer"]))
    }
  }
}
