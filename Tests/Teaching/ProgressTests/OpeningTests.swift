import Foundation
import GRDB
import Progress
import Testing

/// What can be found in the place of a store.
@Suite struct OpeningTests {
  let folder = Folder()

  /// The message without the directory. Expects that the store is new and works.
  private func opened() throws -> String {
    let opening = try ProgressStore.open(in: folder.url)
    #expect(try opening.store.log() == ProgressLog())
    try opening.store.record(.finishedTask, in: section("mvc/a"))
    #expect(try opening.store.log().entries.count == 1)
    return (opening.quarantined?.message ?? "new").replacing(folder.url.path + "/", with: "")
  }

  private func storeBytes(entries: Int) throws -> [UInt8] {
    let other = Folder()
    for number in 0..<entries { try other.open().record(.sawHint(number + 1), in: section("a/b")) }
    return Array(try other.bytes(of: "progress.sqlite"))
  }

  @Test func `nothing, or an empty file`() throws {
    #expect(try opened() == "new")
    try FileManager.default.removeItem(at: folder.url)
    try folder.put([])
    #expect(try opened() == "new")
  }

  @Test func `a database without a table`() throws {
    try folder.put([])
    try DatabaseQueue(path: folder.database).vacuum()
    #expect(try folder.bytes(of: "progress.sqlite").count > 0)
    #expect(try opened() == "new")
  }

  @Test(arguments: ["a", String(repeating: "Dear diary, ", count: 1000)])
  func `a text`(text: String) throws {
    try folder.put(text.utf8)
    #expect(
      try opened() == """
        progress.sqlite: this is not a database. It is kept as progress-set-aside-1.sqlite, and \
        progress begins again. Move it to where it belongs.
        """)
    #expect(try folder.bytes(of: "progress-set-aside-1.sqlite") == Data(text.utf8))
  }

  @Test func `a damaged database`() throws {
    var bytes = try storeBytes(entries: 100)
    bytes.replaceSubrange(5000..<9000, with: Array(repeating: 0xA5, count: 4000))
    try folder.put(bytes)
    #expect(
      try opened() == """
        progress.sqlite: this file is damaged. It is kept as progress-set-aside-1.sqlite, and \
        progress begins again. If you have an export, import it.
        """)
    #expect(try folder.bytes(of: "progress-set-aside-1.sqlite") == Data(bytes))
  }

  @Test func `a database whose end is missing`() throws {
    let bytes = try storeBytes(entries: 100)
    try folder.put(bytes.prefix(bytes.count / 2))
    #expect(try opened().contains("this file is damaged."))
  }

  @Test(
    arguments: [
      "kind = 'dance'", "kind = 'answer'", "hint = 'many'", "hint = x'ff'", "at = 'noon'",
      "id = 'one'", "kind = 'answer', outcome = 'right', given = '[', concepts = '[]'",
      "kind = 'answer', outcome = 'right', given = '[1]', concepts = '[]'",
    ])
  func `a database with a row that makes no sense`(change: String) throws {
    try folder.open().record(.sawHint(1), in: section("a/b"))
    let database = try DatabaseQueue(path: folder.database)
    try database.write { try $0.execute(sql: "UPDATE entry SET \(change)") }
    #expect(try opened().contains("this file is damaged."))
  }

  @Test func `a database whose tables are gone`() throws {
    _ = try folder.open()
    let database = try DatabaseQueue(path: folder.database)
    try database.write { try $0.execute(sql: "DROP TABLE place") }
    #expect(try opened().contains("this file is damaged."))
  }

  @Test func `a database of a newer version, which is still in use`() throws {
    let path = folder.database
    try folder.open().record(.sawHint(1), in: section("a/b"))
    let newer = try DatabaseQueue(path: path)
    defer { try? newer.close() }
    try newer.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('3')") }
    #expect(
      try opened() == """
        progress.sqlite: this was written by a newer lifeline. It is kept as \
        progress-set-aside-1.sqlite, and progress begins again. Rename it back before you use the \
        newer lifeline again.
        """)
    #expect(folder.names.contains("progress-set-aside-1.sqlite-wal"))
    let aside = try DatabaseQueue(path: folder.url.path + "/progress-set-aside-1.sqlite")
    #expect(try aside.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM entry") } == 1)
  }

  @Test func `a database of another program`() throws {
    try folder.put([])
    try DatabaseQueue(path: folder.database).write { try $0.execute(sql: "CREATE TABLE a (b)") }
    #expect(try opened().contains("this is a database of another program."))
  }

  @Test func `a directory`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.database + "/photos", withIntermediateDirectories: true)
    #expect(try opened().contains("this is not a regular file."))
    #expect(folder.names.first == "progress-set-aside-1.sqlite")
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/\(folder.names[0])/photos"))
  }

  @Test func `a pipe does not keep anyone waiting`() throws {
    try folder.put([])
    try FileManager.default.removeItem(atPath: folder.database)
    #expect(mkfifo(folder.database, 0o600) == 0)
    #expect(try opened().contains("this is not a regular file."))
  }

  @Test func `nothing that was set aside is ever overwritten`() throws {
    for text in ["one", "two", "three"] {
      try folder.put(text.utf8)
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: folder.database + suffix)
      }
      _ = try ProgressStore.open(in: folder.url)
    }
    let kept = try (1...3).map { try folder.bytes(of: "progress-set-aside-\($0).sqlite") }
    #expect(kept.map { String(decoding: $0, as: UTF8.self) } == ["one", "two", "three"])
  }

  @Test(arguments: ["/dev/null", "/dev/null/state", "/proc/lifeline"])
  func `a directory that cannot be is a problem, not an end`(path: String) {
    #expect(throws: StoreProblem(path: path, .noDirectory)) {
      try ProgressStore.open(in: URL(filePath: path))
    }
    #expect(
      StoreProblem(path: path, .noDirectory).message == """
        \(path): this directory cannot be made or opened. Check the permissions, then start again.
        """)
  }
}
