import Localization
import Wording

nonisolated extension ShellProblem {
  public enum Input: Sendable {
    /// `-` where nothing is piped in.
    case noInput
    /// Piped in, or a file of actions.
    case empty
    /// Ctrl-C, before all was done.
    case interrupted
    /// `!run` or `!12`, and no earlier line is meant by it.
    case noSuchHistory(String)
  }
}

nonisolated extension ShellProblem.Input {
  var message: String {
    switch self {
    case .noInput:
      localized("`-` reads from a pipe, as in: lifeline run mvc - < FILE. Here, write a name.")
    case .empty: localized("The input has no action. Write one on each line, such as: launch")
    case .interrupted:
      localized("Interrupted: there is no result. To get it, type the command again.")
    case .noSuchHistory(let word):
      localized("There is no earlier line for \(word.quoted). To see the lines you typed: history")
    }
  }

  var status: Reply.Status {
    switch self {
    case .noInput: .wrongUsage
    case .empty, .interrupted, .noSuchHistory: .failed
    }
  }
}
