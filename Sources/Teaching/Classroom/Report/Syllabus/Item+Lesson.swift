import Course
import Lessons
import Progress
import Trace

extension Item {
  /// - Parameter section: one that asks, and has an id.
  init?(_ section: Section, of lesson: Lesson, _ found: Findings, _ course: Course?) {
    guard let name = section.id else { return nil }
    let id = SectionID(lesson: lesson.id, section: name)
    let isMissed = found.misses.contains(id)
    self.init(
      id: id, kind: section.question == nil ? .task : .question, state: .present,
      title: section.heading.plain,
      choices: isMissed ? section.choices(in: lesson, course) : [],
      isOrdered: section.question?.isOrdered ?? false)
  }

  init(gone id: SectionID, _ found: Findings, _ state: State) {
    self.init(
      id: id, kind: found.kind(of: id), state: state, title: "", choices: [], isOrdered: false)
  }
}

extension Section {
  /// In the words of the lesson, those of the run where the lesson leaves them to it.
  fileprivate func choices(in lesson: Lesson, _ course: Course?) -> [String] {
    guard let question, question.form != .shortAnswer else { return [] }
    guard question.choices.isEmpty else { return question.choices.map(\.text.plain) }
    let asked = try? course?.asked(in: self, of: lesson)
    return (asked?.options ?? []).sorted { $0.number < $1.number }.map(\.inlines.plain)
  }
}

extension Question {
  fileprivate var isOrdered: Bool { form == .order || form == .fill }
}
