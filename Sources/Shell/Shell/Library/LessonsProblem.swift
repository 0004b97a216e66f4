import Classroom
import Localization

nonisolated extension ShellProblem {
  public enum Lessons: Sendable {
    /// A directory without lessons, and what is wrong with the files in it.
    case empty([String])
    case nothingToCheck
    case interruptedCheck
    case broken(String, [String])
    /// A lesson that cannot be put into a pack for class.
    case unpackable(PackProblem)
    /// Pages without a question or task, of which a bank is wanted.
    case noQuestions
    /// All that is wrong, and a line that counts it.
    case findings([String], count: String)
  }
}

nonisolated extension ShellProblem.Lessons {
  var message: String {
    switch self {
    case .empty(let problems):
      problems.isEmpty
        ? localized("There are no lessons here. Name their directory: --lessons DIR")
        : problems.joined(separator: "\n")
    case .nothingToCheck:
      localized("There is no lesson and no scenario. Name a directory of lessons, or a file.")
    case .interruptedCheck:
      localized("Interrupted: the check is not complete. To check everything, type: check")
    case .broken(let id, let problems):
      ([localized("The lesson \(id.quoted) cannot be read:")] + problems).joined(separator: "\n")
    case .noQuestions:
      localized(
        "These pages have no question and no task, so nothing was written. Choose other pages or lessons."
      )
    case .unpackable(let problem):
      localized(
        """
        Page \(problem.page) of \(problem.lesson.quoted) does not work: \(problem.reason) \
        lifeline check says where.
        """)
    case .findings(let findings, let count): (findings + [count]).joined(separator: "\n")
    }
  }
}
