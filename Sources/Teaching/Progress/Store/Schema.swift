import GRDB

/// The tables of a store, created by migrations.
///
/// A published migration is never changed; every change of the tables is a new migration.
enum Schema {
  /// Marks our databases among those of other programs.
  private static let applicationID = 0x4C69_666C

  /// Creates the missing tables. The mark is written first, so that a process killed in between
  /// leaves a database that is recognized as ours.
  static func migrate(_ database: DatabaseQueue) throws {
    try database.write { db in
      guard try owner(of: db) != applicationID else { return }
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    }
    try migrator.migrate(database)
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try createEntries(db)
      try createPlaces(db)
    }
    migrator.registerMigration("2", migrate: createAssignments)
    return migrator
  }

  private static func createEntries(_ db: Database) throws {
    try db.create(table: EntryRecord.databaseTableName) { table in
      table.primaryKey("id", .text)
      table.column("at", .text).notNull().indexed()
      table.column("lesson", .text).notNull()
      table.column("section", .text).notNull()
      table.column("kind", .text).notNull()
      table.column("outcome", .text)
      table.column("given", .jsonText)
      table.column("concepts", .jsonText)
      table.column("hint", .integer)
    }
  }

  private static func createPlaces(_ db: Database) throws {
    try db.create(table: PlaceRecord.databaseTableName) { table in
      table.primaryKey("lesson", .text)
      table.column("section", .text).notNull()
      table.column("at", .text).notNull()
    }
  }

  private static func createAssignments(_ db: Database) throws {
    try db.create(table: AssignmentRecord.databaseTableName) { table in
      table.primaryKey("name", .text)
      table.column("at", .text).notNull()
      table.column("due", .text).notNull()
      table.column("lessons", .jsonText).notNull()
      table.column("exercises", .jsonText).notNull()
    }
  }

  /// Throws the reason why a database cannot be used. An empty database can be used.
  static func check(_ db: Database) throws {
    let tables = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master")
    let isOurs = try owner(of: db) == applicationID || tables == 0
    guard isOurs else { throw QuarantinedFile.Reason.notProgress }
    guard try !migrator.hasBeenSuperseded(db) else { throw QuarantinedFile.Reason.newer }
    let report = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)")
    guard report == "ok" else { throw QuarantinedFile.Reason.damaged }
  }

  private static func owner(of db: Database) throws -> Int? {
    try Int.fetchOne(db, sql: "PRAGMA application_id")
  }
}

extension EntryRecord: FetchableRecord, PersistableRecord {
  static let databaseTableName = "entry"
}

extension PlaceRecord: FetchableRecord, PersistableRecord {
  static let databaseTableName = "place"
}

extension AssignmentRecord: FetchableRecord, PersistableRecord {
  static let databaseTableName = "assignment"
}
