import Foundation
import GRDB

/// The database that keeps a learner's progress. Several shells may write at once. An entry is safe
/// as soon as `record` returns, even if the process is killed right after.
public struct ProgressStore: Sendable {
  let path: String
  let database: DatabaseQueue
  /// The clock.
  let now: @Sendable () -> Date

  /// All entries and places, from every shell.
  public func log() throws(StoreProblem) -> ProgressLog {
    try read { try ProgressLog($0) }
  }

  /// Another value whenever anything was written, by this shell or by another one.
  func state() throws(StoreProblem) -> State {
    try read { db in
      let others = try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
      return State(writesOfOthers: others, ownChanges: db.totalChangesCount)
    }
  }

  struct State: Equatable {
    let writesOfOthers: Int
    let ownChanges: Int
  }

  /// Records what the learner did. Returns when it is on the disk. Entries of a section stay in the order in which
  /// they were made, also when the clock was set back between them.
  ///
  /// - Parameter moment: when they did it; `nil` for just now.
  @discardableResult
  public func record(
    _ event: ProgressLog.Event, in section: SectionID, at moment: Date? = nil
  ) throws(StoreProblem) -> ProgressLog.Entry {
    try write { db in
      let last = try EntryRecord.lastMoment(in: section, db)
      let earliest = max(moment ?? now(), last?.next ?? .distantPast)
      let date = try EntryRecord.unusedMoment(from: earliest, db)
      let entry = ProgressLog.Entry(id: UUID(), date: date, section: section, event: event)
      try EntryRecord(entry).insert(db)
      return entry
    }
  }

  /// Records that the learner has just opened a section: it becomes their place in the lesson.
  public func visit(_ section: SectionID) throws(StoreProblem) {
    try write { db in
      let last = try PlaceRecord.fetchOne(db, key: section.lesson)?.place()
      let date = max(now(), last?.date.next ?? .distantPast)
      try PlaceRecord(ProgressLog.Place(section: section, date: date)).save(db)
    }
  }

  private func read<Value>(
    _ work: (Database) throws -> Value
  ) throws(StoreProblem) -> Value {
    try perform { try database.read(work) }
  }

  func write<Value>(_ work: (Database) throws -> Value) throws(StoreProblem) -> Value {
    try perform { try database.write(work) }
  }

  private func perform<Value>(_ work: () throws -> Value) throws(StoreProblem) -> Value {
    do {
      return try work()
    } catch {
      throw StoreProblem(path: path, error)
    }
  }
}

extension ProgressLog {
  init(_ db: Database) throws {
    self.init(
      entries: try EntryRecord.fetchAll(db).map { try $0.entry() },
      places: try PlaceRecord.fetchAll(db).map { try $0.place() },
      assignments: try AssignmentRecord.fetchAll(db).map { try $0.assignment() })
  }
}

extension EntryRecord {
  /// `nil` where there is no entry.
  fileprivate static func lastMoment(in section: SectionID, _ db: Database) throws -> Date? {
    try filter(Column("lesson") == section.lesson && Column("section") == section.section)
      .order(Column("at").desc).fetchOne(db)?.entry().date
  }

  /// The first millisecond from `date` on that no entry has, so that the entries of a machine have
  /// a definite order.
  fileprivate static func unusedMoment(from date: Date, _ db: Database) throws -> Date {
    var date = date
    while try !filter(Column("at") == date.timestamp).isEmpty(db) {
      guard date.next.timestamp > date.timestamp else { break }
      date = date.next
    }
    return date
  }
}
