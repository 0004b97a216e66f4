import GRDB

extension ProgressStore {
  /// What came of a merge.
  public struct Merge: Equatable, Sendable {
    /// Entries that are new here.
    public var added: Int
    /// Entries that were here already.
    public var known: Int
    /// Lessons in which the learner was later elsewhere.
    public var moved: Int

    public init(added: Int, known: Int, moved: Int) {
      self.added = added
      self.known = known
      self.moved = moved
    }
  }

  /// Takes in what was done on another machine, all or nothing. An entry that is known already stays
  /// as it is, and of two places in a lesson the later one holds.
  @discardableResult
  public func merge(_ log: ProgressLog) throws(StoreProblem) -> Merge {
    try perform {
      try database.write { db in
        let added = try log.entries.count { try insert($0, db) }
        let moved = try log.places.count { try move(to: $0, db) }
        return Merge(added: added, known: log.entries.count - added, moved: moved)
      }
    }
  }

  private func insert(_ entry: ProgressLog.Entry, _ db: Database) throws -> Bool {
    try EntryRecord(entry).insert(db, onConflict: .ignore)
    return db.changesCount > 0
  }

  private func move(to place: ProgressLog.Place, _ db: Database) throws -> Bool {
    let last = try PlaceRecord.fetchOne(db, key: place.section.lesson)?.place()
    guard place.replaces(last) else { return false }
    try PlaceRecord(place).save(db)
    return true
  }

  /// Forgets all that was done in a lesson.
  public func reset(lesson: String) throws(StoreProblem) {
    try perform {
      try database.write { db in
        try EntryRecord.filter(Column("lesson") == lesson).deleteAll(db)
        try PlaceRecord.filter(Column("lesson") == lesson).deleteAll(db)
      }
    }
  }

  /// Forgets everything.
  public func resetAll() throws(StoreProblem) {
    try perform {
      try database.write { db in
        try EntryRecord.deleteAll(db)
        try PlaceRecord.deleteAll(db)
      }
    }
  }
}
