import Cells
import Foundation

/// Progress as a text, to keep, move to another machine or hand to a teacher. Export with
/// `ProgressFile(log: store.log()).text`, import with `store.merge(ProgressFile(text: text).log)`.
///
/// A digest of the contents shows whether the file was damaged or edited. It is no signature: an
/// edited file can get a new digest.
public struct ProgressFile: Equatable, Sendable {
  /// The newest version of the file format: 1, and 2 with assignments. Files of later versions are refused.
  public static let version = 2

  /// The name of the learner, for a teacher who collects files. It is empty when none was given, and `nil` in the file of
  /// a teacher; older files have `nil` for both.
  public var learner: String?
  public var log: ProgressLog

  /// Whether it is from a teacher: it says what is to be done, and nothing that was done or by whom.
  public var isAssignment: Bool {
    learner == nil && log.entries.isEmpty && log.places.isEmpty && !log.assignments.isEmpty
  }

  public init(learner: String? = nil, log: ProgressLog) {
    self.learner = learner
    self.log = log
  }

  /// The file as JSON, with sorted keys and a line feed at the end. Equal files have equal texts. It is
  /// printable, so a terminal shows the same bytes as a file gets.
  public var text: String {
    let contents = FileRecord.Contents(self)
    let form = FileRecord(digest: contents.digest, contents: contents)
    return form.json([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]).printableJSON + "\n"
  }

  /// Reads the JSON of ``text``, with any white space.
  public init(text: String) throws(ProgressFileProblem) {
    let form = try FileRecord(text: text)
    learner = form.contents.learner
    log = try form.contents.log()
    guard form.digest == form.contents.digest else { throw .changed }
  }
}
