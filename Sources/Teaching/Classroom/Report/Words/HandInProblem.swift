import Localization
import Progress

/// Why a file is left out of a report. The other files count.
public nonisolated enum HandInProblem: Equatable, Sendable {
  case notProgress(ProgressFileProblem)
  /// A directory without any file.
  case nothingInside

  /// To be put behind the name of the file.
  public var message: String {
    switch self {
    case .notProgress(let problem): localized("\(problem.finding) It is not counted. \(advice)")
    case .nothingInside: localized("there is no file in this directory. Name another one.")
    }
  }

  private var advice: String {
    switch self {
    case .notProgress(.unknownVersion): localized("Read it with a newer lifeline.")
    default: localized("Ask for it once more, written with `progress export`.")
    }
  }
}
