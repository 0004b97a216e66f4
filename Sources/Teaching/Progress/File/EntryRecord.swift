import Foundation
import Localization

/// An entry as it is stored: a row of the database, an object of a progress file. Fields that its
/// kind of event does not have are `nil`.
struct EntryRecord: Codable, Equatable {
  var id: String
  var at: String
  var lesson: String
  var section: String
  var kind: String
  var outcome: String?
  var given: [String]?
  var concepts: [String]?
  var hint: Int?

  private enum Kind: String, CaseIterable { case answer, hint, task }

  init(_ entry: ProgressLog.Entry) {
    id = entry.id.uuidString.lowercased()
    at = entry.date.timestamp
    lesson = entry.section.lesson
    section = entry.section.section
    switch entry.event {
    case .answered(let answer):
      kind = Kind.answer.rawValue
      outcome = answer.outcome.rawValue
      given = answer.given
      concepts = answer.concepts
    case .sawHint(let number):
      kind = Kind.hint.rawValue
      hint = number
    case .finishedTask:
      kind = Kind.task.rawValue
    }
  }

  func entry() throws(FieldProblem) -> ProgressLog.Entry {
    guard let id = UUID(uuidString: id), id.uuidString.lowercased() == self.id else {
      throw FieldProblem(
        field: "id", found: self.id, expected: localized("a UUID in lowercase letters"))
    }
    return try ProgressLog.Entry(
      id: id, date: .read(at), section: .read(lesson, section), event: event())
  }

  private func event() throws(FieldProblem) -> ProgressLog.Event {
    switch try Kind(kind, in: "kind") {
    case .answer: .answered(try answer())
    case .hint: .sawHint(try hintNumber())
    case .task: .finishedTask
    }
  }

  private func answer() throws(FieldProblem) -> ProgressLog.Answer {
    guard let outcome else { throw .missing("outcome") }
    guard let given else { throw .missing("given") }
    guard let concepts else { throw .missing("concepts") }
    return ProgressLog.Answer(
      try ProgressLog.Outcome(outcome, in: "outcome"), given: given, concepts: concepts)
  }

  private func hintNumber() throws(FieldProblem) -> Int {
    guard let hint else { throw .missing("hint") }
    guard hint > 0 else {
      throw FieldProblem(field: "hint", found: "\(hint)", expected: localized("a number from 1"))
    }
    return hint
  }
}

/// A place as it is stored.
struct PlaceRecord: Codable, Equatable {
  var lesson: String
  var section: String
  var at: String

  init(_ place: ProgressLog.Place) {
    lesson = place.section.lesson
    section = place.section.section
    at = place.date.timestamp
  }

  func place() throws(FieldProblem) -> ProgressLog.Place {
    try ProgressLog.Place(section: .read(lesson, section), date: .read(at))
  }
}

extension SectionID {
  fileprivate static func read(_ lesson: String, _ section: String) throws(FieldProblem) -> Self {
    guard lesson.isName else { throw .name("lesson", lesson) }
    guard section.isName else { throw .name("section", section) }
    return SectionID(lesson: lesson, section: section)
  }
}

extension String {
  /// Without control characters: SQLite ends a text at a zero, and others could control a terminal.
  var isName: Bool {
    !unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Date {
  static func read(_ timestamp: String) throws(FieldProblem) -> Date {
    guard let date = Date(timestamp: timestamp) else { throw .timestamp(timestamp) }
    return date
  }
}

/// A field of a record that is missing or has a wrong value.
struct FieldProblem: Error, Equatable {
  var field: String
  /// The value found; `nil` when the field is missing.
  var found: String?
  var expected: String

  static func missing(_ field: String) -> Self {
    Self(field: field, found: nil, expected: "")
  }

  static func name(_ field: String, _ found: String) -> Self {
    Self(field: field, found: found, expected: localized("a name without control characters"))
  }

  static func timestamp(_ found: String) -> Self {
    Self(
      field: "at", found: found,
      expected: localized("a date and time such as 2026-03-01T10:11:12.345Z"))
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  init(_ word: String, in field: String) throws(FieldProblem) {
    guard let value = Self(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue).commaSeparated
      throw FieldProblem(field: field, found: word, expected: localized("one of \(known)"))
    }
    self = value
  }
}
