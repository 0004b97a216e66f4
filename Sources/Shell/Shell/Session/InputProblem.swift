import Files
import Foundation
import Localization

nonisolated extension ShellProblem {
  public enum Input: Sendable {
    /// `-` where nothing is piped in.
    case noInput
    /// What was piped in could not be read to its end.
    case unreadable(SystemError)
    /// Piped in, or a file of actions.
    case empty
    /// Ctrl-C, before all was done.
    case interrupted
    /// A command that goes on until Ctrl-C, in a file that source reads.
    case endless
    /// `!run` or `!12`, and no earlier line is meant by it.
    case noSuchHistory(String)
    /// A name in place of a command, and the lines that it belongs into.
    case nameOnly(String, lines: [String])
    /// What a scenario is called, on a page with a task: the actions that do it, one after the other.
    case actions(String, lines: [String])
    /// An option without its command, and a line with both.
    case optionOnly(String, line: String)
    /// A word that people know from other programs.
    case habit(String, Habit)
    /// A sentence, where a command is needed.
    case sentence
    /// A sentence that asks nothing.
    case wish
    /// A sentence that asks what a word means.
    case meaning
    /// A scenario before its pattern, with the line as it should be.
    case swapped(String)
    /// Too few or too many words after compare, with a line that works.
    case comparing(String)
    /// `>` of a shell of Unix, with what writes a file here.
    case redirection(String)
    /// The answer of a command goes to no file. What can be typed for the drawing.
    case screenOnly(String)
    /// `|` of a shell of Unix.
    case pipe
  }
}

nonisolated extension ShellProblem.Input {
  var message: String {
    switch self {
    case .noInput:
      localized("`-` reads from a pipe, as in: lifeline run mvc - < FILE. Here, write a name.")
    case .unreadable(let error) where error.code == EILSEQ:
      localized(
        """
        Standard input cannot be read to its end: a line is not UTF-8 text. Save the file as UTF-8. To see which line \
        it is: lifeline FILE
        """)
    case .unreadable(let error):
      localized(
        "Standard input cannot be read to its end: the system says: \(error.reason). Check what it comes from."
      )
    case .empty: localized("The input has no action. Write one on each line, such as: launch")
    case .interrupted:
      localized("Interrupted: there is no result. To get it, type the command again.")
    case .endless:
      localized(
        """
        exercise watch goes on until Ctrl-C, so a file that source reads cannot have it. Type it yourself, or write in \
        the file: exercise check
        """)
    case .noSuchHistory(let word):
      localized("There is no earlier line for \(word.quoted). To see the lines you typed: history")
    case .nameOnly(let word, let lines):
      localized(
        "\(word.quoted) is a name, not a command. Type: \(lines.joined(separator: localized(", or: ")))"
      )
    case .actions(let word, let lines):
      localized(
        "\(word.quoted) is a name, not a command. Type: \(lines.joined(separator: localized(", then: ")))"
      )
    case .optionOnly(let option, let line):
      localized("\(option) goes after a command, as in: \(line)")
    case .habit(let word, let habit): habit.message(word)
    case .sentence:
      localized(
        "Lifeline does not understand whole sentences. To ask for a cause: why 3, why not NAME. All commands: help all"
      )
    case .wish:
      localized("Lifeline does not understand whole sentences. All commands: help all")
    case .meaning:
      localized(
        "Lifeline cannot explain words here. The lesson about words: lesson words. All commands: help all"
      )
    case .swapped(let line): localized("The pattern comes before the scenario. Type: \(line)")
    case .comparing(let line):
      localized("compare takes two patterns and a scenario. Type, for instance: \(line)")
    case .screenOnly(let words):
      localized(
        """
        Lifeline has no sign >. This answer goes only to the screen. To write the drawing to a file: \(words)
        """)
    case .redirection(let words):
      localized("Lifeline has no sign >. To write a file: \(words)")
    case .pipe:
      localized(
        "Lifeline has no sign |. In your own shell you can pipe: lifeline run mvc rename --format plain | head"
      )
    }
  }
}
