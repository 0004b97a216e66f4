import Actions
import Course
import Localization
import Stage

nonisolated extension ShellProblem {
  enum Run {
    case request(RunProblem)
    /// Two patterns that should be compared belong to two apps.
    case otherApp(Pattern, Pattern)
    case action(ActionProblem)
    case viewState(ViewStateProblem)
    case filter(RunFilterProblem)
  }
}

nonisolated extension ShellProblem.Run {
  var message: String {
    switch self {
    case .request(let problem): problem.message
    case .otherApp(let one, let other):
      localized(
        """
        \(one.name) and \(other.name) are patterns of two apps. Take two of the same app; to see them, \
        type: patterns
        """)
    case .action(let problem): problem.message
    case .viewState(let problem): problem.message
    case .filter(let problem): problem.message
    }
  }

  var status: Reply.Status {
    switch self {
    case .request, .otherApp, .viewState: .failed
    case .action(let problem): problem.status
    case .filter(let problem): problem.status
    }
  }
}

nonisolated extension ActionProblem {
  fileprivate var status: Reply.Status {
    switch self {
    case .notAnAction, .wrongUse, .openQuote: .wrongUsage
    case .notRunning, .alreadyRunning, .noButton, .disabled, .isRow, .covered, .noRow, .noSlider,
      .beyondSlider, .noField, .noBackButton, .nothingToPull, .isRefreshing, .isEditing,
      .nothingToAnswer, .noTimer, .noItem, .opensNoLinks, .foreignLink:
      .failed
    }
  }
}

nonisolated extension RunFilterProblem {
  fileprivate var status: Reply.Status {
    switch self {
    case .filter, .unknownName: .wrongUsage
    case .notDrawn, .noMessage: .failed
    }
  }
}
