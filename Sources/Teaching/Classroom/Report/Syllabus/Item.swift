import Course
import Lessons
import Localization
import Progress
import Trace

/// A question or a task, with what its lesson still knows of it.
public nonisolated struct Item: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case question, task
  }

  public enum State: Equatable, Sendable {
    case present
    /// The lesson asks nothing of this name any more.
    case sectionGone
    /// There is no such lesson here, or it cannot be read.
    case lessonGone
  }

  public let id: SectionID
  public let kind: Kind
  public let state: State
  /// Its heading; empty when it is gone.
  public let title: String
  /// What there is to choose from, counted as an answer counts it. Empty where words are typed.
  let choices: [String]
  /// Whether it matters in which order choices are given.
  let isOrdered: Bool

  /// `mvc/predict-1`.
  public var name: String { "\(id.lesson)/\(id.section)" }

  /// An answer in the words of the lesson.
  public func words(of given: [String]) -> String {
    guard !given.isEmpty else { return localized("(nothing)") }
    let words = choices.isEmpty ? given : given.map(choice)
    return words.joined(separator: isOrdered ? " → " : " + ")
  }

  private func choice(_ number: String) -> String {
    guard let index = Int(number), choices.indices.contains(index - 1) else {
      return localized("choice \(number), which is not there any more")
    }
    return choices[index - 1]
  }
}

extension Item {
  /// - Parameter section: one that asks, and has an id.
  init?(_ section: Section, of lesson: Lesson, _ logged: LoggedSections, _ course: Course?) {
    guard let name = section.id else { return nil }
    let id = SectionID(lesson: lesson.id, section: name)
    let isMissed = logged.answeredWrongly.contains(id)
    self.init(
      id: id, kind: section.question == nil ? .task : .question, state: .present,
      title: section.heading.plain,
      choices: isMissed ? section.choices(in: lesson, course) : [],
      isOrdered: section.question?.isOrdered ?? false)
  }

  init(gone id: SectionID, _ logged: LoggedSections, _ state: State) {
    self.init(
      id: id, kind: logged.kind(of: id), state: state, title: "", choices: [], isOrdered: false)
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
