import Foundation
import GRDB

extension ProgressStore {
  /// An open store, and the unusable file that it replaced.
  public struct Opening: Sendable {
    public let store: ProgressStore
    /// An unusable file that was renamed; `nil` as a rule. Tell the learner about it.
    public let quarantined: QuarantinedFile?
  }

  /// Opens the store in a directory. Creates the directory and the file when they are missing,
  /// readable by their owner only. A file that cannot be used is renamed, and a new store is
  /// created.
  ///
  /// - Parameter now: the clock for new entries.
  public static func open(
    in directory: URL, now: @escaping @Sendable () -> Date = { Date() }
  ) throws(StoreProblem) -> Opening {
    let file = StoreFile(in: directory)
    try file.makeDirectory()
    return try file.alone { () throws(StoreProblem) in
      let quarantined: QuarantinedFile
      do {
        return Opening(store: try ProgressStore(file, now), quarantined: nil)
      } catch {
        guard let reason = QuarantinedFile.Reason(error) else {
          throw StoreProblem(path: file.path, error)
        }
        quarantined = try file.quarantine(for: reason)
      }
      do {
        return Opening(store: try ProgressStore(file, now), quarantined: quarantined)
      } catch {
        throw StoreProblem(path: file.path, error)
      }
    }
  }

  /// Whether a directory holds a store. Nothing is opened or created.
  static func isKept(in directory: URL) -> Bool {
    access(StoreFile(in: directory).path, F_OK) == 0
  }

  private init(_ file: StoreFile, _ now: @escaping @Sendable () -> Date) throws {
    try file.prepare()
    var configuration = Configuration()
    configuration.busyMode = .callback(Self.waitALittle)
    let database = try DatabaseQueue(path: file.path, configuration: configuration)
    try database.read(Schema.check)
    try database.writeWithoutTransaction(Self.keepSafe)
    try Schema.migrate(database)
    try database.write { _ = try ProgressLog($0) }
    self.init(path: file.path, database: database, now: now)
  }

  /// Asks often: SQLite's own timeout waits longer and longer between two tries, and another shell that
  /// writes all the time would always come first.
  private static let waitALittle: @Sendable (Int) -> Bool = { tries in
    usleep(5_000)
    return .milliseconds(5) * tries < StoreFile.patience
  }

  /// Write-ahead logging lets readers and writers work at the same time; full synchronization keeps
  /// entries safe in a power failure. Where a disk cannot do the first, SQLite keeps its default
  /// journal, which is as safe.
  private static func keepSafe(_ db: Database) throws {
    try db.execute(sql: "PRAGMA journal_mode = WAL")
    try db.execute(sql: "PRAGMA synchronous = FULL")
  }
}

extension QuarantinedFile.Reason {
  /// `nil` for an error that is not about the contents of the file, such as a full disk.
  fileprivate init?(_ error: any Error) {
    switch error {
    case let reason as Self: self = reason
    case is StoreProblem: return nil
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_NOTADB: self = .notADatabase
      case .SQLITE_CORRUPT, .SQLITE_ERROR: self = .damaged
      default: return nil
      }
    default: self = .damaged
    }
  }
}
