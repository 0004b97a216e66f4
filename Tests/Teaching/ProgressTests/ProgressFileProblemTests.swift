import Foundation
import Progress
import Testing

@Suite struct ProgressFileProblemTests {
  private let folder = Folder()
  private let text = ProgressFile(
    log: ProgressLog(
      entries: [
        entry(1, at: noon(0), .right),
        ProgressLog.Entry(id: id(2), date: noon(1), section: section("a/b"), event: .sawHint(1)),
      ],
      places: [ProgressLog.Place(section: section("a/b"), date: noon(1))])
  ).text

  private func message(_ text: String) -> String {
    do throws(ProgressFileProblem) {
      _ = try ProgressFile(text: text)
      return "read"
    } catch {
      return error.message
    }
  }

  /// The message after a piece of a good file is replaced by another text.
  private func message(_ piece: String, _ other: String) -> String {
    #expect(text.contains(piece))
    return message(text.replacing(piece, with: other, maxReplacements: 1))
      .replacing(" Nothing was imported. Write the file again with `progress export`.", with: "")
  }

  @Test func `no progress at all`() {
    #expect(
      message(" \n") == """
        the file is empty. Nothing was imported. Write the file again with `progress export`.
        """)
    #expect(
      message("hello") == """
        this is not JSON, or the end of it is missing. \
        Nothing was imported. Write the file again with `progress export`.
        """)
    #expect(message(String(text.dropLast(3))) == message("hello"))
    let other = """
      this is not a progress file: it has no field "lifeline-progress". \
      Nothing was imported. Write the file again with `progress export`.
      """
    #expect(message("[1]") == other)
    #expect(message("{\"lifeline\":1}") == other)
  }

  @Test func `a version of the future`() {
    #expect(
      message("{\"lifeline-progress\":3,\"news\":[]}") == """
        this progress file has version 3. This Lifeline reads versions 1 to 2. Nothing was \
        imported. Read it with a newer lifeline.
        """)
  }

  @Test func `a version that never was`() {
    #expect(
      message("{\"lifeline-progress\":0,\"news\":[]}") == """
        this progress file has version 0. This Lifeline reads versions 1 to 2. Nothing was \
        imported. Write the file again with `progress export`.
        """)
  }

  @Test func `a field that is missing`() {
    #expect(message("\"digest\"", "\"d\"") == "the field \"digest\" is missing.")
    #expect(message("\"given\"", "\"g\"") == "the field \"entries[0].given\" is missing.")
    #expect(message("\"hint\" : 1", "\"h\" : 1") == "the field \"entries[1].hint\" is missing.")
  }

  @Test func `a value that cannot be`() {
    #expect(
      message("\"right\"", "\"perfect\"") == """
        the field "entries[0].outcome" should be one of right, wrong, skipped, shown, found "perfect".
        """)
    #expect(
      message("\"answer\"", "\"dance\"") == """
        the field "entries[0].kind" should be one of answer, hint, task, found "dance".
        """)
    #expect(
      message("\"hint\" : 1", "\"hint\" : 0") == """
        the field "entries[1].hint" should be a number from 1, found "0".
        """)
    #expect(
      message("\"2026-03-01T12", "\"2026-13-01T12") == """
        the field "entries[0].at" should be a date and time such as 2026-03-01T10:11:12.345Z, \
        found \
        "2026-13-01T12:00:00.000Z".
        """)
    #expect(
      message(id(1).uuidString.lowercased(), "one") == """
        the field "entries[0].id" should be a UUID in lowercase letters, found "one".
        """)
    #expect(
      message("\"a\"", "\"a\\u0000\"") == """
        the field "entries[1].lesson" should be a name without control characters, found "a\0".
        """)
    #expect(
      message("\"hint\" : 1", "\"hint\" : \"1\"")
        == "the field \"entries[1].hint\" has a value of the wrong type.")
  }

  @Test func `an id twice`() {
    #expect(
      message(id(2).uuidString.lowercased(), id(1).uuidString.lowercased()) == """
        "00000000-0000-4000-8000-000000000001" at "entries[1]" is there twice.
        """)
  }

  @Test func `an answer made better than it was`() {
    #expect(
      message("\"right\"", "\"wrong\"")
        == "this file was changed after it was written: its digest does not match.")
  }

  @Test func `a refused file changes nothing`() throws {
    let store = try folder.open()
    try store.record(.finishedTask, in: section("a/b"))
    let before = try store.log()
    let damaged = text.replacing("\"right\"", with: "\"wrong\"")
    #expect(throws: ProgressFileProblem.changed) {
      try store.merge(ProgressFile(text: damaged).log)
    }
    #expect(try store.log() == before)
  }
}
