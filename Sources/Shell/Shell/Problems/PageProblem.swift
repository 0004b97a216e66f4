import Actions
import Course
import Localization

nonisolated extension ShellProblem {
  enum Page {
    case nothingAsked
    case noMoreHints
    case noTask
    /// An answer that cannot be judged.
    case misunderstood(AnswerProblem)
    /// A question that cannot be asked as its author wrote it.
    case question(AskingProblem)
    case last(lesson: String)
    case first(lesson: String)
  }
}

nonisolated extension ShellProblem.Page {
  var message: String {
    switch self {
    case .nothingAsked: localized("This page has no question. Type: next")
    case .noMoreHints: localized("That was the last hint. skip shows the answer.")
    case .noTask: localized("This page has no task. To see the page again, type: lesson")
    case .misunderstood(let problem): PageWords.message(problem)
    case .question(let problem):
      localized("This question cannot be asked: \(problem.message) lifeline check tells where.")
    case .last(let lesson):
      localized("This is the last page of \(lesson.quoted). Type lessons to choose another one.")
    case .first(let lesson):
      localized("This is the first page of \(lesson.quoted). Type: next")
    }
  }

  var status: Reply.Status {
    switch self {
    case .nothingAsked, .noMoreHints, .noTask, .misunderstood, .question, .last, .first: .failed
    }
  }
}
