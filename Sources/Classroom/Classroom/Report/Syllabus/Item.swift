import Course
import Lessons
import Localization
import Progress
import Trace
import Workshop

/// A question or a task that progress files name, with its title and choices if its lesson still
/// has it.
public nonisolated struct Item: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case question, task
    /// Its answers are layers of a verdict.
    case exercise
  }

  /// Whether the lessons still have the item.
  public enum State: String, Sendable {
    case present
    /// The lesson no longer has a question or task of this name.
    case sectionGone = "section-gone"
    /// There is no such lesson, or it cannot be read.
    case lessonGone = "lesson-gone"
  }

  public let id: SectionID
  /// An item that is gone is a task if a learner finished it. Otherwise it is a question, and among the exercises an
  /// exercise.
  public let kind: Kind
  public let state: State
  /// Its heading; empty when the section is gone.
  public let title: String
  /// The texts of the choices, in the numbering of answers. Empty when words are typed.
  let choices: [String]
  /// Whether the order of the choices in an answer matters.
  let isOrdered: Bool
  /// The numbers of the right choices; none where words are typed, or where the order matters.
  var rightChoices: Set<String> = []

  /// `mvc/predict-1`.
  public var name: String { "\(id.lesson)/\(id.section)" }

  /// An answer as text, with the choices of the lesson.
  func words(of given: [String]) -> String {
    if kind == .exercise { return given.map { $0.wordsOfFailure }.joined(separator: " ") }
    guard !given.isEmpty else { return localized("(nothing)") }
    let words = choices.isEmpty ? given : given.map(choice)
    return words.joined(separator: isOrdered ? " → " : " + ")
  }

  /// Whether an answer has right choices alone, but not all of them.
  func isIncomplete(_ given: [String]) -> Bool {
    !given.isEmpty && rightChoices.isStrictSuperset(of: given)
  }

  private func choice(_ number: String) -> String {
    guard let place = Int(number), place > 0, place <= choices.count else {
      return localized("choice \(number), which no longer exists")
    }
    return choices[place - 1]
  }
}

extension Item {
  /// - Parameter section: a question or a task with an id.
  init?(_ section: Section, of lesson: Lesson, _ logged: LoggedSections, _ course: Course?) {
    guard let name = section.id else { return nil }
    let id = SectionID(lesson: lesson.id, section: name)
    let isMissed = logged.answeredWrongly.contains(id)
    self.init(
      id: id, kind: section.question == nil ? .task : .question, state: .present,
      title: section.heading.plain,
      choices: isMissed ? section.choices(in: lesson, course) : [],
      isOrdered: section.question?.isOrdered ?? false,
      rightChoices: section.question?.numbersOfRight ?? [])
  }

  init(_ exercise: ExercisePage) {
    self.init(
      id: SectionID(lesson: SectionID.exercises, section: exercise.id), kind: .exercise,
      state: .present, title: exercise.title, choices: [], isOrdered: false)
  }

  init(gone id: SectionID, _ logged: LoggedSections, _ state: State) {
    self.init(
      id: id, kind: logged.kind(of: id), state: state, title: "", choices: [], isOrdered: false)
  }
}

extension String {
  /// What not passing a layer of this name means.
  fileprivate nonisolated var wordsOfFailure: String {
    ExerciseVerdict.Layer(rawValue: self)?.wordsOfFailure ?? self
  }
}

extension Section {
  /// The choices of the lesson, or those generated from the run.
  fileprivate func choices(in lesson: Lesson, _ course: Course?) -> [String] {
    guard let question, question.form != .shortAnswer else { return [] }
    guard question.choices.isEmpty else { return question.choices.map(\.text.plain) }
    let asked = try? course?.asked(in: self, of: lesson)
    return (asked?.options ?? []).sorted { $0.number < $1.number }.map(\.inlines.plain)
  }
}

extension Question {
  fileprivate var isOrdered: Bool { form == .order || form == .fill }

  fileprivate var numbersOfRight: Set<String> {
    guard !isOrdered, form != .shortAnswer else { return [] }
    return Set(choices.indices.filter { choices[$0].isRight }.map { String($0 + 1) })
  }
}
