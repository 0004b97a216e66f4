import Course
import Lessons

/// What there is to do on a page, and how far a learner is with it.
struct PageWork {
  enum Duty {
    case question(Asked)
    case task(Exercise)
  }

  enum Outcome: String {
    case right, skipped
  }

  let duty: Duty
  /// How many have been shown.
  var hintsShown = 0
  var attempts = 0
  /// Of a task, by goal.
  var goalsMet: [Bool] = []
  /// `nil` while it is open.
  var outcome: Outcome?
  /// Whether somebody wanted to leave it open, and was told so.
  var isLeft = false

  init(_ duty: Duty) {
    self.duty = duty
    if case .task(let task) = duty { goalsMet = task.goals.map { _ in false } }
  }

  var isOpen: Bool { outcome == nil }

  var hints: [Hint] {
    switch duty {
    case .question(let asked): asked.question.hints
    case .task(let task): task.hints
    }
  }

  var asked: Asked? {
    if case .question(let asked) = duty { asked } else { nil }
  }

  var task: Exercise? {
    if case .task(let task) = duty { task } else { nil }
  }
}
