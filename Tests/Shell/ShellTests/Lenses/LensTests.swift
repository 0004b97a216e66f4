import Foundation
import Testing

@testable import Shell

/// Lenses, and how messages travel, through the shell's door.
@Suite struct LensTests {
  private func hasSign(_ reply: Reply) -> Bool { reply.text.plain.contains("● ") }

  @Test func `a lens stays on for drawings, runs, actions and steps until it is removed`() {
    let session = Transcript.session(after: "run mvc rename", "lens observer")
    for line in ["diagram", "run mvc rename", "type \"Ho\"", "messages", "goto 8"] {
      #expect(session.reply(to: line).text.plain.contains("●"), "\(line)")
    }
    _ = session.reply(to: "goto now")
    #expect(
      session.reply(to: "lens off").text.plain
        == "The lens observer is off. To draw the run: diagram")
    #expect(!hasSign(session.reply(to: "diagram")))
    #expect(session.reply(to: "lens off").text.plain == "No lens is on.")
  }

  @Test func `an option looks through a lens once`() {
    let session = Transcript.session(after: "use mvc")
    #expect(hasSign(session.reply(to: "run rename --lens strategy")))
    #expect(!hasSign(session.reply(to: "diagram")))
  }

  @Test func `without a run there is nothing to look at, and no lens is put on`() {
    let session = Transcript.session(after: "use mvc")
    #expect(
      session.reply(to: "lens observer").complaint == "Nothing has happened yet. Type: launch")
    #expect(session.reply(to: "lens").text.plain.contains("No lens is on."))
  }

  @Test func `an unknown lens is answered with how to use the command`() {
    let reply = Transcript.answer(to: "run mvc rename", "lens telescope")
    #expect(reply.complaint?.contains("lens observer|strategy|composite") == true)
  }

  @Test func `a picture shows what belongs to the lens`() {
    let svg = Transcript.answer(to: "run mvc rename", "export svg - --lens observer").text.plain
    #expect(svg.contains("●") && !svg.contains("▸"))
  }

  @Test func `a trace from a file is looked at in the same way`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lens-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let session = Transcript.session(after: "run mvc delete", "export jsonl \(file.path)")
    let live = session.reply(to: "lens composite").text.plain
    _ = session.reply(to: "load \(file.path)")
    #expect(session.reply(to: "lens composite").text.plain == live)
  }

  @Test func `kinds counts the run, or all scenarios`() {
    let session = Transcript.session(after: "use mvc")
    let title = { (line: String) in session.reply(to: line).text.lines.first?.plain }
    #expect(title("kinds") == "How messages travel in all scenarios of MVC")
    _ = session.reply(to: "run rename")
    #expect(title("kinds") == "How messages travelled in this run")
    #expect(title("kinds viper") == "How messages travel in all scenarios of VIPER")
    #expect(
      Transcript().session.reply(to: "kinds").text.lines.first?.plain
        == "How messages travel in all scenarios of all patterns")
  }

  @Test func `kinds of a pattern are without the mistake that is on, and it says so`() {
    let session = Transcript().session
    let right = session.reply(to: "kinds mvc").text.plain
    session.reply(toEach: ["mistake mvc.m4", "run mvc delete"])
    session.width = 1000
    let remark =
      "Here MVC is without mvc.m4, which is on. "
      + "To count a run with it, type this, and then kinds: run mvc delete"
    #expect(session.reply(to: "kinds mvc").text.plain.hasPrefix(remark + "\n\n"))
    session.width = 80
    #expect(session.reply(to: "kinds mvc").text.plain.hasSuffix("\n\n" + right))
    #expect(!session.reply(to: "kinds viper").text.plain.contains("mvc.m4"))
    #expect(
      session.reply(to: "kinds mvc --width 40").text.plain.hasPrefix(
        """
        Here MVC is without mvc.m4, which is on.
        To count a run with it, type this, and
        then kinds:
          run mvc delete

        """))
    #expect(!session.reply(to: "kinds").text.plain.contains("mvc.m4"))
  }

  @Test func `every row of kinds fits into 80 columns`() {
    let lines = Transcript().session.reply(to: "kinds").text.lines
    #expect(lines.allSatisfy { $0.plain.count <= 80 })
    #expect(lines.contains { $0.plain.hasPrefix("kind           the sender knows") })
  }
}
