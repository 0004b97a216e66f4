import Lessons
import Localization
import Progress
import Trace

/// How far a learner is with what is to be done by a day.
struct AssignmentStanding {
  let assignment: Assignment
  /// In the order of the assignment. Without what is missing here.
  let parts: [Part]
  let today: Day

  /// A lesson or an exercise of it.
  struct Part {
    let title: String
    let asked: Int
    let done: Int
    let isFinished: Bool
    /// What goes on with it.
    let command: String
  }

  /// What is not done.
  private var open: [Part] { parts.filter { !$0.isFinished } }

  /// What to do by when; `nil` when it is done and its day is over.
  var line: String? {
    guard let next = open.first else {
      guard today <= assignment.due else { return nil }
      return localized(
        "\(assignment.name), due on \(assignment.due), is done. To hand it in, type: progress export FILE --name NAME"
      )
    }
    return localized("\(due): \(partsWords). Type: \(next.command)")
  }

  /// `Week 3 is due on 2026-12-08 (in 3 days)`
  private var due: String {
    let (name, day, days) = (assignment.name, assignment.due, assignment.due - today)
    return switch days {
    case 0: localized("\(name) is due today")
    case 1: localized("\(name) is due tomorrow")
    case 2...: localized("\(name) is due on \(day) (in \(days) days)")
    case -1: localized("\(name) was due yesterday")
    default: localized("\(name) was due on \(day) (\(-days) days ago)")
    }
  }

  private static let mostParts = 3

  private var partsWords: String {
    let words = open.prefix(Self.mostParts).map(\.words)
    let others = open.count - words.count
    return (words + (others > 0 ? [localized("and \(others) more")] : [])).commaSeparated
  }

  var json: JSON {
    .object(of: [
      "assignment": assignment.name, "due": assignment.due.description,
      "asked": String(parts.map(\.asked).reduce(0, +)),
      "done": String(parts.map(\.done).reduce(0, +)),
    ])
  }
}

extension AssignmentStanding.Part {
  /// `MVC (3 of 28 done)`, `A title with two writers in MVC (mvc-second-writer)`
  fileprivate var words: String {
    asked > 1 ? localized("\(title) (\(done) of \(asked) done)") : title
  }
}

extension Library {
  func standing(
    _ assignment: Assignment, _ account: Account, today: Day
  ) -> AssignmentStanding {
    let lessons = assignment.lessons.compactMap { index?[$0] }.map { standing($0, account).part }
    let list = exerciseList(account)
    let exercises = assignment.exercises.compactMap { id in
      list.all.first { $0.id == id }.map { list.part($0) }
    }
    return AssignmentStanding(assignment: assignment, parts: lessons + exercises, today: today)
  }
}

extension LessonStanding {
  fileprivate var part: AssignmentStanding.Part {
    .init(
      title: title, asked: asking.count, done: done, isFinished: isFinished,
      command: "lesson \(lesson)")
  }
}

extension ExerciseList {
  fileprivate func part(_ exercise: ExerciseHead) -> AssignmentStanding.Part {
    let isDone = self[exercise]?.isDone == true
    // Exercises in several patterns have the same title.
    let name = localized("\(exercise.title) in \(exercise.patternTitle) (\(exercise.id))")
    return .init(
      title: name, asked: 1, done: isDone ? 1 : 0, isFinished: isDone,
      command: "exercise start \(exercise.id)")
  }
}
