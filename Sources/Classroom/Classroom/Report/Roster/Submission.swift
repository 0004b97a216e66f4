import Files
import Foundation
import Localization
import Progress

/// A progress file that was handed in.
public nonisolated struct Submission: Sendable {
  /// The path or name of the file, as messages show it.
  public let file: String
  public let progress: ProgressFile

  public init(file: String, progress: ProgressFile) {
    self.file = file
    self.progress = progress
  }

  /// The name in the file, else the name of the file without its extension.
  var learner: String { givenName ?? fileName }

  /// `nil` when the learner gave none.
  var givenName: String? {
    let name = (progress.learner ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? nil : name
  }

  private var fileName: String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }

  var ids: Set<UUID> { Set(progress.log.entries.map(\.id)) }
}

/// Why a file is left out of a report.
public nonisolated enum SubmissionProblem: Equatable, Sendable {
  case notProgress(ProgressFileProblem)
  /// An empty directory.
  case nothingInside
  /// A directory whose files are not known, and why.
  case unreadable(SystemError)

  /// What was found and what to do, in the current language. Put it after the name of the file.
  public var message: String {
    switch self {
    case .notProgress(let problem):
      localized("\(problem.finding) It is not counted. \(problem.advice)")
    case .nothingInside: localized("this directory holds no file. Name another one.")
    case .unreadable(.denied): localized("this directory cannot be read. Check its permissions.")
    case .unreadable(let error):
      localized("this directory cannot be read. The system says: \(error.reason).")
    }
  }

}

extension ProgressFileProblem {
  fileprivate var advice: String {
    if case .unknownVersion(let found) = self, found > ProgressFile.version {
      return localized("Read it with a newer lifeline.")
    }
    return localized("Ask for the file again, written with progress export.")
  }
}
