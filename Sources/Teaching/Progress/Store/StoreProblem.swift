import Files
import GRDB
import Localization

/// Why progress cannot be read or written. Nothing is deleted.
public struct StoreProblem: Error, Equatable, Sendable {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// The directory cannot be created or opened.
    case noDirectory
    /// The file cannot be opened or written.
    case notWritable
    /// Another program has locked the file for more than a second.
    case busy
    case diskFull
    /// The system allows this program no files of more bytes.
    case tooLarge(limit: Int)
    /// The file was damaged after it was opened.
    case damaged
    /// Another error, in the words of SQLite.
    case other(String)

    /// Whether the same may work a little later, in the same session.
    var mayPass: Bool {
      switch self {
      case .busy, .diskFull, .other: true
      case .noDirectory, .notWritable, .tooLarge, .damaged: false
      }
    }
  }

  /// The directory or file that the reason is about.
  public var path: String
  public var reason: Reason

  public init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension StoreProblem: CustomStringConvertible {
  /// Where, what was found, and what to do, in the current language.
  public var message: String { localized("\(path): \(finding) \(advice)") }

  public var description: String { message }

  private var finding: String {
    switch reason {
    case .noDirectory: localized("this directory cannot be made or opened.")
    case .notWritable: localized("progress cannot be written here.")
    case .busy: localized("another program is using this file.")
    case .diskFull: localized("the disk is full.")
    case .tooLarge(let limit):
      localized("the system allows this program files of \(limit) bytes at most.")
    case .damaged: localized("this file was damaged while it was in use.")
    case .other(let words): localized("SQLite says: \(words).")
    }
  }

  private var advice: String {
    switch reason {
    case .noDirectory, .notWritable: localized("Check the permissions, then start again.")
    case .busy: localized("Close the other program and try again.")
    case .diskFull: localized("Make room and try again.")
    case .tooLarge:
      localized("Start it from a shell with a higher limit: ulimit -f unlimited")
    case .damaged:
      localized(
        """
        Start again: the file is then set aside as it is, and a new one is begun. If you have an export, import it.
        """)
    case .other: localized("Try again; if that does not help, move the file away.")
    }
  }
}

extension StoreProblem {
  /// An error that is not SQLite's means that a row cannot be read: the store is damaged.
  init(path: String, _ error: any Error) {
    if let problem = error as? StoreProblem {
      self = problem
    } else {
      let reason = (error as? DatabaseError).map { Reason($0, path) }
      self.init(path: path, reason ?? .damaged)
    }
  }
}

extension StoreProblem.Reason {
  fileprivate init(_ error: DatabaseError, _ path: String) {
    switch error.resultCode {
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .notWritable
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
    case .SQLITE_IOERR where StoreFile.isAsLargeAsAllowed(path):
      self = .tooLarge(limit: FileSizeLimit.current ?? 0)
    default: self = .other(error.message ?? "error \(error.extendedResultCode.rawValue)")
    }
  }
}
