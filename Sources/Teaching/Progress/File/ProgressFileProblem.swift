import Localization

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

extension ProgressFileProblem: CustomStringConvertible {
  /// What was found, where, and what to do. To be put behind the name of the file.
  public var message: String { localized("\(finding) \(advice)") }

  public var description: String { message }

  /// What was found, for whoever knows what is to be done.
  public var finding: String {
    switch self {
    case .empty: localized("the file is empty.")
    case .notJSON: localized("this is not JSON, or the end of it is missing.")
    case .notProgress: localized("this is no progress file: it has no field \"lifeline-progress\".")
    case .unknownVersion(let found):
      localized(
        """
        this progress file has version \(found), known is version \(ProgressFile.version).
        """)
    case .missing(let field): localized("the field \"\(field)\" is missing.")
    case .wrongType(let field): localized("the field \"\(field)\" has a value of the wrong type.")
    case .wrongValue(let field, let found, let expected):
      localized("the field \"\(field)\" should be \(expected), found \"\(found.short)\".")
    case .repeated(let field, let found):
      localized("\"\(found.short)\" at \"\(field)\" stood there before.")
    case .changed: localized("this file was changed after it was written: its digest does not fit.")
    }
  }

  private var advice: String {
    switch self {
    case .unknownVersion: localized("Read it with a newer lifeline.")
    default: localized("Nothing was imported. Write it anew with `progress export`.")
    }
  }
}

extension String {
  /// Cut to what fits into a sentence.
  fileprivate var short: String { count <= 40 ? self : prefix(39) + "…" }
}
