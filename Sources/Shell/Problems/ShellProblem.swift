import Actions
import Diagrams
import Stage
import Trace

/// Why a line was not done.
nonisolated enum ShellProblem: Error {
  // The line itself.
  case unknownCommand(String, known: [String])
  case ambiguous(String, [String])
  /// A script may not shorten.
  case abbreviated(String, String)
  case wrongUse(String, usages: [String])
  case unknownFlag(String, of: String, known: [OptionName])
  case noValue(OptionName)
  case valueTooMany(OptionName)
  case badValue(String, for: OptionName, expected: String)

  // Names.
  case unknownPattern(String, known: [String])
  case unknownScenario(String, known: [String])
  case unknownLesson(String, known: [String])
  case unknownPage(String, pages: Int)
  case unknownParticipant(String, known: [String])
  case unknownMistake(String, known: [String])
  case noContract(of: String)
  /// Not written as a look is.
  case look(LookProblem)
  case unknownInLook(String, Look.Part, names: [String], roles: [String], kinds: [String])
  /// Somebody who takes part, but not in what is drawn.
  case notDrawn(String)
  case noMessage(Int, last: Int)

  // Going through a run.
  case nothingToStep
  case lastMessage(Int, of: Int)
  case firstMessage
  case notAPlace(String)
  /// A message that is not shown, and the nearest one that is.
  case hiddenMessage(Int, nearest: Int)
  case viewStateForgotten

  // What has to come first.
  case noPatternInUse(known: [String])
  case nothingRecorded
  case noLessons
  case emptyLibrary([String])
  case nothingToCheck
  case noScenarioNamed
  case noLessonOpen
  case noViewStateStore(String)
  case lastPage(lesson: String)
  case firstPage(lesson: String)
  case noInput
  case emptyInput

  // Actions.
  case action(ActionProblem)
  case viewState(ViewStateProblem)
  /// Within a scenario, a section or lines that were piped in.
  case step(String, of: String?, ActionProblem)

  // Files.
  case unreadable(String, Reason)
  case notATrace(String, TraceFileProblem)
  case fileExists(String)
  case unwritable(String, Reason)
  case brokenLesson(String, [String])
  case findings([String], count: String)

  enum Reason {
    case missing, directory, notText, notAFile, noFolder, denied
  }
}

nonisolated extension ShellProblem {
  var status: Reply.Status {
    switch self {
    case .unknownCommand, .ambiguous, .abbreviated, .wrongUse, .unknownFlag, .noValue,
      .valueTooMany, .badValue, .noInput, .look, .notAPlace:
      .wrongUsage
    case .action(.wrongUse), .action(.openQuote), .action(.notAnAction): .wrongUsage
    default: .failed
    }
  }
}
