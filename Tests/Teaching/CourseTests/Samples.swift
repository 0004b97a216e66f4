import Foundation
import Stage
import TestSupport
import Testing
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
  checked(Lesson.read(lesson(heading, body, pattern: pattern), file: "L/a.md"))
}

/// The findings in a lesson or a translation.
func checked(
  _ reading: ReadResult<Lesson>, translating original: Lesson? = nil
) -> [String] {
  var check = LessonCheck()
  check.check(reading, translating: original, in: shipped)
  return check.findings.sorted().map(\.description)
}

/// The findings in the translation of a lesson with one section. Its heading, of which the end is left out, begins in line
/// 6, and `body` in line 8.
func checked(translation heading: String, _ body: String, of original: String) throws -> [String] {
  let original = try #require(Lesson.read(original, file: "L/a.md").value)
  let text = """
    ---
    lifeline: 1
    id: a
    title: 甲
    ---
    ## \(heading) digest: \(original.sections[1].digest) -->

    \(body)
    """
  return checked(
    Lesson.read(text, file: "L/a.zh-Hans.md", translating: original), translating: original)
}

/// Why a line is no answer to a question; `nil` when it is one.
func problem(_ asked: PosedQuestion, _ line: String) -> AnswerProblem? {
  do {
    _ = try asked.judge(line)
    return nil
  } catch {
    return error
  }
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
