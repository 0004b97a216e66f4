import Foundation
import GRDB

/// Where a learner's progress is kept: a database that several shells may write at once. What was
/// recorded stays, also when the process is killed the moment after.
public struct ProgressStore: Sendable {
  let path: String
  let database: DatabaseQueue
  /// The clock.
  let now: @Sendable () -> Date

  /// All that is known by now, from every shell.
  public func log() throws(StoreProblem) -> ProgressLog {
    try perform { try database.read { try ProgressLog($0) } }
  }

  /// Writes down what the learner did just now. Returns when it is safe on the disk.
  @discardableResult
  public func record(
    _ event: ProgressLog.Event, in section: SectionID
  ) throws(StoreProblem) -> ProgressLog.Entry {
    try perform {
      try database.write { db in
        let date = try EntryRecord.unusedMoment(from: now(), db)
        let entry = ProgressLog.Entry(id: UUID(), date: date, section: section, event: event)
        try EntryRecord(entry).insert(db)
        return entry
      }
    }
  }

  /// Remembers that the learner has just opened a section, as their place in its lesson.
  public func visit(_ section: SectionID) throws(StoreProblem) {
    try perform {
      try database.write { db in
        let last = try PlaceRecord.fetchOne(db, key: section.lesson)?.place()
        let date = max(now(), last?.date.next ?? .distantPast)
        try PlaceRecord(ProgressLog.Place(section: section, date: date)).save(db)
      }
    }
  }

  func perform<Value>(_ work: () throws -> Value) throws(StoreProblem) -> Value {
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
      places: try PlaceRecord.fetchAll(db).map { try $0.place() })
  }
}

extension EntryRecord {
  /// The first moment that no entry has yet, so that the order of what one machine records is never
  /// in doubt.
  fileprivate static func unusedMoment(from date: Date, _ db: Database) throws -> Date {
    var date = date
    while try !filter(Column("at") == date.timestamp).isEmpty(db) {
      guard date.next.timestamp > date.timestamp else { break }
      date = date.next
    }
    return date
  }
}
