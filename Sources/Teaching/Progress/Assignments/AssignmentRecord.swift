import Foundation
import Localization

/// An assignment as it is stored: a row of the database, an object of a progress file.
struct AssignmentRecord: Codable, Equatable {
  var name: String
  var at: String
  var due: String
  var lessons: [String]
  var exercises: [String]

  init(_ assignment: Assignment) {
    name = assignment.name
    at = assignment.written.timestamp
    due = assignment.due.description
    lessons = assignment.lessons
    exercises = assignment.exercises
  }

  func assignment() throws(FieldProblem) -> Assignment {
    guard name.isName else { throw .name("name", name) }
    guard let due = Day(due) else {
      throw FieldProblem(field: "due", found: due, expected: localized("a day such as 2026-03-01"))
    }
    for id in lessons where !id.isName { throw .name("lessons", id) }
    for id in exercises where !id.isName { throw .name("exercises", id) }
    return Assignment(
      name: name, written: try .read(at), due: due, lessons: lessons, exercises: exercises)
  }
}
