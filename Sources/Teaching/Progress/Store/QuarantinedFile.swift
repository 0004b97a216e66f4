import Localization

/// A file that was found in place of the store and could not be used. It was renamed and is
/// unchanged; a new store was created.
public struct QuarantinedFile: Equatable, Sendable {
  /// Why the file could not be used as a store.
  public enum Reason: Equatable, Sendable {
    case damaged
    /// No SQLite database.
    case notADatabase
    /// A database of another program.
    case notProgress
    /// Written by a newer version of this program.
    case newer
    /// A directory, a pipe or the like.
    case notAFile
  }

  /// The path where it was found.
  public var path: String
  /// Its path now.
  public var newPath: String
  public var reason: Reason
}

extension QuarantinedFile: CustomStringConvertible {
  /// Where, what was found, what was done about it, and what to do, in the current language.
  public var message: String {
    localized(
      "\(path): \(finding) It is kept as \(newPath), and progress begins again. \(advice)")
  }

  public var description: String { message }

  private var finding: String {
    switch reason {
    case .damaged: localized("this file is damaged.")
    case .notADatabase: localized("this is not a database.")
    case .notProgress: localized("this is a database of another program.")
    case .newer: localized("this was written by a newer lifeline.")
    case .notAFile: localized("this is not a regular file.")
    }
  }

  private var advice: String {
    switch reason {
    case .damaged: localized("If you have an export, import it.")
    case .notADatabase, .notProgress, .notAFile: localized("Move it to where it belongs.")
    case .newer: localized("Rename it back before you use the newer lifeline again.")
    }
  }
}
