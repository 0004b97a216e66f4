import Foundation
import TestSupport

@testable import Progress

let utc = TimeZone.gmt
let tokyo = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
let honolulu = TimeZone(secondsFromGMT: -10 * 3600) ?? .gmt

/// Noon of day 0, from which the tests count.
let start = moment("2026-03-01T12:00:00.000Z")

func moment(_ timestamp: String) -> Date { Date(timestamp: timestamp) ?? .distantPast }

func noon(_ day: Int) -> Date { start + Double(day) * 86_400 }

func day(_ number: Int) -> Day { Day(of: noon(number), in: utc) }

func id(_ number: Int) -> UUID {
  let digits = String(number, radix: 16)
  let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  return UUID(uuidString: text) ?? UUID()
}

typealias Outcome = ProgressLog.Outcome

func entry(
  _ number: Int, at date: Date, _ outcome: Outcome, to question: String = "mvc/predict",
  about concepts: [String] = ["observer"]
) -> ProgressLog.Entry {
  ProgressLog.Entry(
    id: id(number), date: date, section: section(question),
    event: .answered(ProgressLog.Answer(outcome, given: ["2"], concepts: concepts)))
}

/// - Parameter name: lesson and section, as in `mvc/predict`.
func section(_ name: String) -> SectionID {
  let parts = name.split(separator: "/").map(String.init)
  return SectionID(lesson: parts[0], section: parts[1])
}

/// A log with answers about a single concept, each with its day and its result.
func log(_ answers: [(day: Int, outcome: Outcome)]) -> ProgressLog {
  ProgressLog(
    entries: answers.enumerated().map { index, answer in
      entry(index, at: noon(answer.day) + Double(index), answer.outcome)
    })
}
