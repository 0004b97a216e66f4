import Course
import Lessons

/// The question or task of a page, and how far the learner is with it.
struct PageWork {
  enum Activity {
    case question(PosedQuestion)
    case task(PageTask)
  }

  enum Outcome {
    case right, skipped
  }

  private(set) var activity: Activity
  /// How many have been shown.
  var hintsShown = 0
  /// Whether each goal of a task is met.
  var goalsMet: [Bool] = []
  /// The goals of a task that nothing done later can meet, counted from 0.
  var goalsLost: Set<Int> = []
  /// `nil` while it is open.
  var outcome: Outcome?
  /// Whether another run has taken the place of the app of the task.
  var hasOtherApp = false
  /// Whether the learner wanted to go on, and was told that it is open.
  var isWarned = false

  init(_ activity: Activity) {
    self.activity = activity
    if case .task(let task) = activity { goalsMet = task.goals.map { _ in false } }
  }

  /// The same work on a newer version of the page.
  func carriedOn(with activity: Activity) -> PageWork {
    var work = self
    work.activity = activity
    work.hintsShown = min(hintsShown, work.hints.count)
    return work
  }

  var isOpen: Bool { outcome == nil }

  var meetsAllGoals: Bool { goalsMet.allSatisfy(\.self) }

  /// As long as the task is to be done.
  var openGoalsLost: Set<Int> { isOpen ? goalsLost : [] }

  var hints: [Hint] {
    switch activity {
    case .question(let asked): asked.question.hints
    case .task(let task): task.hints
    }
  }

  var asked: PosedQuestion? {
    if case .question(let asked) = activity { asked } else { nil }
  }

  var task: PageTask? {
    if case .task(let task) = activity { task } else { nil }
  }
}
