import Cells
import Foundation
import Testing

@testable import Shell

/// Stepping through what was: the objects and screens of an earlier message, and runs that come from elsewhere.
@Suite struct SteppingPastTests {
  @Test func `the past has its own objects, and says when it was`() {
    let session = Transcript.session(after: "use mvc", "launch", "open Work", "diagram", "goto 25")
    #expect(session.reply(to: "state FolderVC2").complaint?.contains("This run has no") == true)
    _ = session.reply(to: "step")
    #expect(
      session.reply(to: "objects FolderVC2").text.plain.hasSuffix(
        "This is how things were after message 26 of 34. step, step back and goto N move\n"
          + "on; goto now goes back to the end."
      ))
    #expect(session.completions(of: "state ").contains("FolderVC2"))
    #expect(!session.reply(to: "objects --json").text.plain.contains("This is how things were"))
  }

  @Test func `a state that was set by hand is set again, so every screen of the run is known`() {
    let session = Transcript.session(
      after: "use mvc-vs", "launch", "view-state folderViews[0].editing true", "step 1000")
    #expect(session.reply(to: "screen").text.plain.contains("Done  Recordings"))
    _ = session.reply(to: "goto 1")
    #expect(session.reply(to: "screen").text.plain.hasPrefix("┌ Edit  Recordings"))
    #expect(session.reply(to: "where").complaint == nil)
  }

  @Test func `a run that cannot be played again has the screens of its turns' ends`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let session = Transcript.session(
      after: "use mvc-vs", "launch", "tap Edit", "diagram --format jsonl --output \(file.path)")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("Hello", with: "Hullo").write(to: file, atomically: true, encoding: .utf8)
    session.reply(toEach: ["load \(file.path)", "goto 1"])
    let screen = session.reply(to: "screen").text.plain
    #expect(screen.hasPrefix("No screen is known before the first turn has ended."))
    #expect(screen.contains("This run cannot be played again"))
    #expect(session.reply(to: "where").complaint?.contains("cannot be played again") == true)
    _ = session.reply(to: "step 1000")
    #expect(session.reply(to: "screen").text.plain.contains("Done  Recordings"))
    #expect(session.reply(to: "screen --plain").text.plain.contains("On the screen:\n   Done"))
    session.reply(toEach: ["language zh-Hans", "goto 1"])
    #expect(!session.reply(to: "screen").text.plain.contains("cannot be played again"))
  }

  @Test func `a trace from a file can be stepped through, with its screens where it plays again`()
    throws
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let session = Transcript.session(
      after: "run mvc rename", "diagram --format jsonl --output \(file.path)", "goto 6")
    let lines = ["screen", "state", "where"]
    let before = lines.map { session.reply(to: $0) }
    _ = session.reply(to: "load \(file.path)")
    #expect(session.prompt == "mvc> ")
    _ = session.reply(to: "goto 6")
    #expect(lines.map { session.reply(to: $0) } == before)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("Hello", with: "Hullo").write(to: file, atomically: true, encoding: .utf8)
    _ = session.reply(to: "load \(file.path)")
    #expect(session.reply(to: "goto 6").text.plain.contains("cannot be played again"))
  }
}
