import Foundation
import Lessons
import TestSupport
import Testing

@testable import Course

/// A section of a shipped lesson with the section above it. Such a small lesson is checked fast.
struct LessonPart: CustomTestStringConvertible {
  var file: String
  var lines: [String]
  /// The sections of the original that belong to this part; `nil` when the part is not a translation.
  var original: Lesson?
  /// Of its section.
  var id: String?
  private var reading: Reading

  /// As it is read in the part.
  var section: Section { reading.section }

  var testDescription: String { name }
  var name: String { "\(file) \(id ?? "")" }
  var isTranslation: Bool { original != nil }

  /// The findings when the part has these lines. Where sittings begin, and what is asked before a lesson, are matters of
  /// the whole lesson.
  func findings(in lines: [String]) -> [Finding] {
    let text = lines.joined(separator: "\n")
    let reading =
      if let original {
        Lesson.read(text, file: file, translating: original)
      } else {
        Lesson.read(text, file: file)
      }
    var check = LessonCheck()
    check.check(reading, translating: original, in: shipped)
    let whole = ["a later page begins a sitting", "`covers:` names", "`covers:`, and"]
    return check.findings.sorted().filter { finding in
      !whole.contains { finding.message.contains($0) }
    }
  }
}

/// Reads the section of a part when it is asked for: of most parts it never is.
private final class Reading {
  private let text: String
  private let file: String
  private let original: Lesson?

  init(_ text: String, _ file: String, _ original: Lesson?) {
    (self.text, self.file, self.original) = (text, file, original)
  }

  lazy var section: Section = {
    let sections = LessonPart.read(text, file, original).value?.sections ?? []
    precondition(sections.count > 1, "\(file): a part has no section: \(text)")
    return sections[sections.count - 2]
  }()
}

extension LessonPart {
  /// The findings in the translation when the original has these lines. A message that the translation is
  /// out of date does not count.
  func findingsOfTranslation(when lines: [String]) throws -> [Finding] {
    let name = file.replacing(".md", with: ".zh-Hans.md")
    guard !isTranslation, let parts = try? LessonPart.all(of: name),
      var other = parts.first(where: { $0.id == id })
    else { return [] }
    other.original = Lesson.read(lines.joined(separator: "\n"), file: file).value
    return other.findings(in: other.lines).filter { !$0.message.contains("has changed") }
  }

  nonisolated static let files = shippedIndex.entries.flatMap { entry in
    [entry.file] + entry.translations.map(\.file)
  }.map { String($0.split(separator: "/").last ?? "") }

  private static var known: [String: [LessonPart]] = [:]

  /// All parts of a file, read once.
  static func all(of file: String) throws -> [LessonPart] {
    if let parts = known[file] { return parts }
    let parts = try read(file)
    known[file] = parts
    return parts
  }

  private static func read(_ file: String) throws -> [LessonPart] {
    let original = try original(of: file)
    guard let lesson = try lesson(file, original) else { return [] }
    let lines = try text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let starts = lesson.sections.map { $0.location.line - 1 } + [lines.count]
    return lesson.sections.indices.map { index in
      let shown = starts[max(index - 1, 0)]..<starts[index + 1]
      let ids = Set(lesson.sections[max(index - 1, 0)...index].compactMap(\.id))
      var some = original
      some?.sections.removeAll { !ids.contains($0.id ?? "") }
      let lent = original == nil ? lenders(to: shown, in: lesson, starts) : []
      let part = Array(lines[..<starts[0]] + lent.flatMap { lines[$0] } + lines[shown] + end)
      return LessonPart(
        file: file, lines: part, original: some, id: lesson.sections[index].id,
        reading: Reading(part.joined(separator: "\n"), file, some))
    }
  }

  /// The lines of the sections whose drawings the shown lines borrow.
  private static func lenders(
    to shown: Range<Int>, in lesson: Lesson, _ starts: [Int]
  ) -> [Range<Int>] {
    let pages = lesson.sections.indices.map { (lesson.sections[$0], starts[$0]..<starts[$0 + 1]) }
    let borrowed = pages.filter { shown.contains($1.lowerBound) }
      .compactMap { $0.0.attributes["drawing"]?.text }
    return pages.filter { page, lines in
      !shown.contains(lines.lowerBound) && page.id.map(borrowed.contains) == true
    }.map(\.1)
  }

  /// A section after the part, so that the last line of the part is not the last line of the file.
  private static let end = ["## End <!-- digest: 0 -->", ""]

  fileprivate static func read(
    _ text: String, _ file: String, _ original: Lesson?
  ) -> ReadResult<Lesson> {
    guard let original else { return Lesson.read(text, file: file) }
    return Lesson.read(text, file: file, translating: original)
  }

  private static func original(of file: String) throws -> Lesson? {
    guard file.hasSuffix(".zh-Hans.md") else { return nil }
    return try lesson(file.replacing(".zh-Hans", with: ""), nil)
  }

  private static var lessons: [String: Lesson] = [:]

  /// A whole file, read once.
  private static func lesson(_ file: String, _ original: Lesson?) throws -> Lesson? {
    if let lesson = lessons[file] { return lesson }
    let lesson = read(try text(of: file), file, original).value
    lessons[file] = lesson
    return lesson
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOfFile: Repository.root + "/Lessons/" + file, encoding: .utf8)
  }
}
