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

  /// What was found and what to do, in the current language. Put it after the name of the file.
  public var message: String {
    switch self {
    case .notProgress(let problem): localized("\(problem.finding) It is not counted. \(advice)")
    case .nothingInside: localized("this directory holds no file. Name another one.")
    }
  }

  private var advice: String {
    switch self {
    case .notProgress(.unknownVersion(let found)) where found > ProgressFile.version:
      localized("Read it with a newer lifeline.")
    case .notProgress, .nothingInside:
      localized("Ask for the file again, written with progress export.")
    }
  }
}
