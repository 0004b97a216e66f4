import Foundation

/// Progress as a text that can be kept, taken to another machine or handed to a teacher: out with
/// `ProgressFile(log: store.log()).text`, and in with `store.merge(ProgressFile(text: text).log)`.
///
/// It carries a digest of its contents, which tells a file that was damaged or edited on its way. It
/// is no signature: who knows how can make it anew.
public struct ProgressFile: Equatable, Sendable {
  public static let version = 1

  /// Whose progress it is, for whoever collects such files.
  public var learner: String?
  public var log: ProgressLog

  public init(learner: String? = nil, log: ProgressLog) {
    self.learner = learner
    self.log = log
  }

  /// JSON, with sorted keys and a line feed at the end. Equal files have equal texts.
  public var text: String {
    let contents = FileRecord.Contents(self)
    let form = FileRecord(digest: contents.digest, contents: contents)
    return form.json([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]) + "\n"
  }

  /// Reads what ``text`` wrote, however it has been laid out since.
  public init(text: String) throws(ProgressFileProblem) {
    let form = try FileRecord(text: text)
    learner = form.contents.learner
    log = try form.contents.log()
    guard form.digest == form.contents.digest else { throw .changed }
  }
}
