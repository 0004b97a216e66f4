import GRDB

extension ProgressStore {
  /// The result of a merge.
  public struct Merge: Equatable, Sendable {
    /// The number of entries that were new here.
    public var added: Int
    /// The number of entries that were here already.
    public var known: Int

    public init(added: Int, known: Int) {
      self.added = added
      self.known = known
    }
  }

  /// Imports a log from another machine, in one transaction. Entries that are here already are kept. Of
  /// two places in the same lesson, and of two assignments of the same name, the later is kept.
  @discardableResult
  public func merge(_ log: ProgressLog) throws(StoreProblem) -> Merge {
    try write { db in
      let added = try log.entries.count { try insert($0, db) }
      for place in log.places { try move(to: place, db) }
      for assignment in log.assignments { try take(assignment, db) }
      return Merge(added: added, known: log.entries.count - added)
    }
  }

  private func insert(_ entry: ProgressLog.Entry, _ db: Database) throws -> Bool {
    try EntryRecord(entry).insert(db, onConflict: .ignore)
    return db.changesCount > 0
  }

  private func move(to place: ProgressLog.Place, _ db: Database) throws {
    let last = try PlaceRecord.fetchOne(db, key: place.section.lesson)?.place()
    guard place.replaces(last) else { return }
    try PlaceRecord(place).save(db)
  }

  private func take(_ assignment: Assignment, _ db: Database) throws {
    let last = try AssignmentRecord.fetchOne(db, key: assignment.name)?.assignment()
    guard assignment.replaces(last) else { return }
    try AssignmentRecord(assignment).save(db)
  }

  /// Deletes all entries and the place of a lesson.
  public func reset(lesson: String) throws(StoreProblem) {
    try write { db in
      try EntryRecord.filter(Column("lesson") == lesson).deleteAll(db)
      try PlaceRecord.filter(Column("lesson") == lesson).deleteAll(db)
    }
  }

  /// Deletes all entries and places. What a teacher assigned stays: the learner did not do it.
  public func resetAll() throws(StoreProblem) {
    try write { db in
      try EntryRecord.deleteAll(db)
      try PlaceRecord.deleteAll(db)
    }
  }
}
