import GRDB

extension StoreProblem {
  /// Anything but an error of SQLite means that a row does not say what it should.
  init(path: String, _ error: any Error) {
    if let problem = error as? StoreProblem {
      self = problem
    } else {
      self.init(path: path, (error as? DatabaseError).map(Reason.init) ?? .damaged)
    }
  }
}

extension StoreProblem.Reason {
  fileprivate init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .notWritable
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
    default: self = .other(error.message ?? "error \(error.extendedResultCode.rawValue)")
    }
  }
}
