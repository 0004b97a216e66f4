import Cells
import Foundation
import Progress

/// A progress file as somebody handed it in.
public nonisolated struct HandIn: Sendable {
  /// The name under which it was found.
  public let file: String
  public let progress: ProgressFile

  public init(file: String, progress: ProgressFile) {
    self.file = file
    self.progress = progress
  }

  /// What the learner wrote, else the name of the file.
  var learner: String {
    let name = (progress.learner ?? "").trimmed
    return name.isEmpty ? fileName : name
  }

  private var fileName: String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }

  var ids: Set<UUID> { Set(progress.log.entries.map(\.id)) }
}
