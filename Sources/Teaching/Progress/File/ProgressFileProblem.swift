import Localization

/// Why a text cannot be read as a progress file. A field is named by its path: `entries[3].given`,
/// counted from 0.
public enum ProgressFileProblem: Error, Equatable, Sendable {
  case empty
  case notJSON
  /// JSON without the field that marks a progress file.
  case notProgress
  case unknownVersion(Int)
  case missing(field: String)
  case wrongType(field: String)
  case wrongValue(field: String, found: String, expected: String)
  /// An id or a lesson that occurs twice.
  case repeated(field: String, found: String)
  /// It can be read, but its digest does not fit.
  case changed
}

extension ProgressFileProblem: CustomStringConvertible {
  /// What was found, where, and what to do, in the current language. Put it after the name of the
  /// file.
  public var message: String { localized("\(finding) \(advice)") }

  public var description: String { message }

  /// What was found and where, without advice.
  public var finding: String {
    switch self {
    case .empty: localized("the file is empty.")
    case .notJSON: localized("this is not JSON, or the end of it is missing.")
    case .notProgress:
      localized(
        """
        this is not a progress file: it has no field "lifeline-progress".
        """)
    case .unknownVersion(let found):
      localized(
        """
        this progress file has version \(found). This Lifeline reads versions 1 \
        to \(ProgressFile.version).
        """)
    case .missing(let field): localized("the field \"\(field)\" is missing.")
    case .wrongType(let field): localized("the field \"\(field)\" has a value of the wrong type.")
    case .wrongValue(let field, let found, let expected):
      localized("the field \"\(field)\" should be \(expected), found \"\(found.short)\".")
    case .repeated(let field, let found):
      localized("\"\(found.short)\" at \"\(field)\" is there twice.")
    case .changed:
      localized("this file was changed after it was written: its digest does not match.")
    }
  }

  private var advice: String {
    switch self {
    case .unknownVersion(let found) where found > ProgressFile.version:
      localized("Nothing was imported. Read it with a newer lifeline.")
    case .empty, .notJSON, .notProgress, .unknownVersion, .missing, .wrongType, .wrongValue,
      .repeated, .changed:
      localized("Nothing was imported. Write the file again with `progress export`.")
    }
  }
}

extension String {
  /// At most 40 characters.
  fileprivate var short: String { count <= 40 ? self : prefix(39) + "…" }
}
