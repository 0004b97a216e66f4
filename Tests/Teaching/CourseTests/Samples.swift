import Foundation
import Stage
import TestSupport
import Trace

@testable import Course
@testable import Lessons

nonisolated let shippedIndex = LessonIndex.read(directory: Repository.root + "/Lessons")

/// The lessons of the shipped course in each language.
nonisolated let shippedLessons = Dictionary(
  uniqueKeysWithValues: ["en", "zh-Hans"].map { language in
    (language, shippedIndex.entries.compactMap { shippedIndex.lesson($0, in: language).value })
  })

/// The shipped course. Each of its runs is made only once.
let shipped = Course(shippedIndex, remembersRuns: true)

/// A lesson with one section; `heading` begins in line 9, `body` in line 10.
func lesson(_ heading: String, _ body: String = "", pattern: String = "mvc") -> String {
  "---\nlifeline: 1\nid: a\ntitle: A\npattern: \(pattern)\n---\n# A\n\n\(heading)\n\(body)\n"
}

/// The findings in a lesson with one section.
func findings(_ heading: String, _ body: String, pattern: String = "mvc") -> [String] {
  var check = LessonCheck()
  check.check(
    Lesson.read(lesson(heading, body, pattern: pattern), file: "L/a.md"), in: shipped)
  return check.findings.sorted().map(\.description)
}

/// The question of a lesson with one section.
func question(_ heading: String, _ body: String) throws -> Question {
  let reading = Lesson.read(lesson(heading, body), file: "L/a.md")
  guard let question = reading.value?.sections.last?.question else {
    throw NoQuestion(problems: reading.problems.map(\.description))
  }
  return question
}

struct NoQuestion: Error {
  var problems: [String]
}

/// A run as a section asks for it.
func watched(
  _ scenario: String, _ pattern: Pattern = .usual, mistake: String? = nil
) throws -> FilteredRun {
  let request = RunRequest(
    source: .scenario(scenario), pattern: pattern.name, mistake: mistake,
    filter: RunRequest.Filter(), location: Location())
  return try shipped.watch(request)
}

let hint = "\n<details><summary>Hint 1</summary>Look.</details>\n"
