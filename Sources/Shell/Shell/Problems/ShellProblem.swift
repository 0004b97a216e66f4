import Actions
import Classroom
import Course
import Progress
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
  /// Several words where one file can be named, behind a command.
  case unquotedFile(String, after: String)
  case unknownFlag(String, of: String, known: [String])
  case noValue(String, usage: String)
  case valueTooMany(String)
  case badValue(String, for: String, expected: String)

  // Names.
  /// A run that somebody asked for.
  case run(RunProblem)
  case unknownFormat(String, known: [String])
  case unknownLesson(String, known: [String])
  case unknownPage(String, pages: Int)
  case unknownParticipant(String, known: [String])
  case noContract(of: String)
  /// The name of a lesson or a scenario, of which kind, and what it could be.
  case badName(String, of: String, nearest: String?)
  case takenName(String, file: String)
  case filter(RunFilterProblem)

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
  case needsForce
  /// Why nothing can be kept, where that is known.
  case noProgress(String?)
  case notProgress(String, ProgressFileProblem)
  case nothingAsked
  case noMoreHints
  case noTask
  case misunderstood(Misunderstanding)
  /// A question that cannot be asked as it was written.
  case question(AskingProblem)
  case lastPage(lesson: String)
  case firstPage(lesson: String)
  case noInput
  case emptyInput

  // Actions.
  case action(ActionProblem)
  case viewState(ViewStateProblem)

  // Files.
  case unreadable(String, Reason)
  case notATrace(String, TraceFileProblem)
  case fileExists(String)
  /// A directory in which there is something.
  case folderInUse(String)
  /// A format that is nothing for a screen.
  case needsFile(String)
  case unwritable(String, Reason)
  /// Somebody interrupted the writing of a file.
  case givenUp(String)
  case brokenLesson(String, [String])
  /// A lesson that cannot be taken to class.
  case unpackable(PackProblem)
  case findings([String], count: String)

  enum Reason {
    case missing, directory, notText, notAFile, noFolder, inTheWay, denied
  }
}

nonisolated extension ShellProblem {
  var status: Reply.Status {
    switch self {
    case .unknownCommand, .ambiguous, .abbreviated, .wrongUse, .unquotedFile, .unknownFlag,
      .noValue, .valueTooMany, .badValue, .unknownFormat, .needsFile, .noInput, .notAPlace,
      .badName, .filter(.filter), .filter(.unknownName):
      .wrongUsage
    case .action(.wrongUse), .action(.openQuote), .action(.notAnAction): .wrongUsage
    default: .failed
    }
  }
}
