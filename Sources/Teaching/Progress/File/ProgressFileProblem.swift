/// Why a text is not taken for a learner's progress: what was found, and in which field.
/// A field is named by the way to it: `entries[3].given`, counted from 0.
public enum ProgressFileProblem: Error, Equatable, Sendable {
  case empty
  case notJSON
  /// It is JSON, but says nothing of progress.
  case notProgress
  case unknownVersion(Int)
  case missing(field: String)
  case wrongType(field: String)
  case wrongValue(field: String, found: String, expected: String)
  /// An id or a lesson that stands there twice.
  case repeated(field: String, found: String)
  /// All of it can be read, but it is not what was written.
  case changed
}
