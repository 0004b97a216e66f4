import Actions
import Localization

nonisolated extension ShellProblem {
  public enum Stepping: Sendable {
    case nothingToStep
    case lastMessage(Int, of: Int)
    case firstMessage
    /// Before the first one.
    case noMessageYet
    case notStepping
    /// `back`, which is the app's button, where a step back may be meant.
    case noBackButton(rows: [String])
    /// The word after `goto` is no number.
    case notAPlace(String)
    /// A message that is not shown, and the nearest message that is shown.
    case hiddenMessage(Int, nearest: Int)
    case unknownViewState
  }
}

nonisolated extension ShellProblem.Stepping {
  var message: String {
    switch self {
    case .nothingToStep:
      localized(
        """
        No message of this run is shown, so there is nothing to step through. \
        Type: diagram everything
        """)
    case .lastMessage(let number, let total):
      localized(
        """
        This is the last message that is shown, \(number) of \(total). To go back: step back. \
        To end stepping: goto now
        """)
    case .firstMessage:
      localized(
        "This is the first message that is shown. To go on: step. To end stepping: goto now")
    case .noMessageYet:
      localized("No message is shown yet. To go on: step. To end stepping: goto now")
    case .notStepping:
      localized("You are not stepping. Give the number of a message, as in: code 5")
    case .noBackButton(let rows):
      [
        ActionProblem.noBackButton(rows: rows).message,
        localized("To go a step back, type: step back"),
      ].joinedSentences
    case .notAPlace(let word):
      localized(
        """
        goto cannot be \(word.quoted). It is the number of a message, as in the diagram, or now.
        """)
    case .hiddenMessage(let number, let nearest):
      localized(
        """
        Message \(number) is hidden. The nearest one shown: goto \(nearest). To show all: diagram \
        everything
        """)
    case .unknownViewState:
      localized(
        """
        This run comes from a file and cannot be played again, so it is not known where its view state lives. \
        To see the properties of its objects: state
        """)
    }
  }
}
