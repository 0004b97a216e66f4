import Course
import Lessons
import Progress

/// The lessons that a class has begun or was to do, with all their questions and tasks.
public nonisolated struct Syllabus: Equatable, Sendable {
  /// A lesson with its questions and tasks.
  public struct Part: Equatable, Sendable {
    /// The id of the lesson.
    public let lesson: String
    /// The items of the lesson in its order, then those that it no longer has.
    public let items: [Item]
  }

  /// In the order of the library, then the lessons that are not in it.
  public let parts: [Part]

  /// The items of all parts, in their order.
  public var items: [Item] { parts.flatMap(\.items) }

  /// What is to be done for an assignment. Without what the lessons no longer have.
  func items(of assignment: Assignment) -> [Item] {
    items.filter { $0.state == .present && assignment.asks(for: $0.id) }
  }
}

extension Syllabus {
  /// - Parameters:
  ///   - course: `nil` when there are no lessons; then only ids are known.
  ///   - language: the language of titles and choices.
  init(
    of logs: [ProgressLog], _ assignments: [Assignment] = [], in course: Course?,
    language: String
  ) {
    let logged = LoggedSections(logs)
    let assigned = Set(assignments.flatMap(\.lessons))
    let library = course?.index.entries ?? []
    let known = library.filter { logged.lessons.union(assigned).contains($0.id) }
    let gone = logged.lessons.subtracting(known.map(\.id) + [SectionID.exercises]).sorted()
    parts =
      known.map { entry in
        let lesson = course?.index.lesson(entry, in: language).value
        return Part(lesson, entry.id, logged, course)
      } + gone.map { Part(nil, $0, logged, course) }
      + Part.exercises(logged, assignments.flatMap(\.exercises), course, language)
  }
}

extension Syllabus.Part {
  /// The exercises that were tried or were to be done; empty when there are none.
  fileprivate static func exercises(
    _ logged: LoggedSections, _ assigned: [String], _ course: Course?, _ language: String
  ) -> [Self] {
    let tried = logged.sections(of: SectionID.exercises)
    let index = course?.index.exercises
    let present = (index?.entries ?? []).filter { tried.union(assigned).contains($0.id) }
      .compactMap { index?.exercise($0.id, in: language) }
    let part = Self(SectionID.exercises, present.map(Item.init), logged, others: .sectionGone)
    return part.items.isEmpty ? [] : [part]
  }

  /// - Parameter lesson: `nil` when it cannot be read.
  fileprivate init(_ lesson: Lesson?, _ id: String, _ logged: LoggedSections, _ course: Course?) {
    let present = lesson.map { lesson in
      lesson.sections.filter(\.isToDo).compactMap { Item($0, of: lesson, logged, course) }
    }
    self.init(id, present ?? [], logged, others: lesson == nil ? .lessonGone : .sectionGone)
  }

  /// - Parameter state: of what was logged and is not present.
  private init(
    _ lesson: String, _ present: [Item], _ logged: LoggedSections, others state: Item.State
  ) {
    let names = logged.sections(of: lesson).subtracting(present.map(\.id.section)).sorted()
    let gone = names.map { Item(gone: SectionID(lesson: lesson, section: $0), logged, state) }
    (self.lesson, items) = (lesson, present + gone)
  }
}

/// The lessons and sections that occur in the logs of a class.
struct LoggedSections {
  private let sections: Set<SectionID>
  private let tasks: Set<SectionID>
  /// Sections with a wrong answer: the texts of their choices are needed.
  let answeredWrongly: Set<SectionID>
  let lessons: Set<String>

  init(_ logs: [ProgressLog]) {
    let entries = logs.flatMap(\.entries)
    sections = Set(entries.map(\.section))
    tasks = Set(entries.filter { $0.event == .finishedTask }.map(\.section))
    answeredWrongly = Set(entries.filter { $0.answer?.outcome == .wrong }.map(\.section))
    lessons = Set(sections.map(\.lesson))
  }

  func sections(of lesson: String) -> Set<String> {
    Set(sections.filter { $0.lesson == lesson }.map(\.section))
  }

  func kind(of id: SectionID) -> Item.Kind {
    if id.lesson == SectionID.exercises { return .exercise }
    return tasks.contains(id) ? .task : .question
  }
}
