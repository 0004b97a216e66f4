import Foundation
import Localization
import Progress

/// A progress file as somebody handed it in.
public nonisolated struct Submission: Sendable {
  /// The name under which it was found.
  public let file: String
  public let progress: ProgressFile

  public init(file: String, progress: ProgressFile) {
    self.file = file
    self.progress = progress
  }

  /// What the learner wrote, else the name of the file.
  var learner: String {
    let name = (progress.learner ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? fileName : name
  }

  private var fileName: String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }

  var ids: Set<UUID> { Set(progress.log.entries.map(\.id)) }
}

/// Why a file is left out of a report. The other files count.
public nonisolated enum SubmissionProblem: Equatable, Sendable {
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
