import Shell
import TestSupport
import Testing

/// `run PATTERN -`: actions from a pipe, which are read as a saved list is.
@MainActor @Suite struct PipedActionsTests {
  private func reply(toPiped text: String) -> Reply {
    var environment = ShellEnvironment.course
    environment.input = ShellEnvironment.piping([text])
    return Session(.script, environment: environment).reply(to: "run mvc - --plain")
  }

  @Test func `what actions save wrote is played, without its set-up`() throws {
    let scratch = try Scratch()
    let session = Session(environment: .course)
    for line in ["run mvc rename", "actions save \(scratch.file("saved.scenario"))"] {
      #expect(session.reply(to: line).complaint == nil)
    }
    let saved = try scratch.text("saved.scenario")
    #expect(saved.contains("\nsetup: launch\n"))
    for text in [saved, "\u{FEFF}" + saved] {
      let reply = reply(toPiped: text)
      #expect(reply.complaint == nil)
      #expect(reply.text.plain.contains("Hello.name changes from \"Hello\" to \"Hi\"."))
      #expect(!reply.text.plain.contains("AppDelegate"))
    }
  }

  @Test func `a problem names its line`() {
    #expect(
      reply(toPiped: "# Mine\nlaunch\ntap Nothing\n").complaint?.hasPrefix(
        "`tap Nothing` in line 3 does not work: ") == true)
    #expect(reply(toPiped: "launch\nsetup: launch\n").complaint?.hasPrefix("-:2:1: ") == true)
  }

  @Test func `a trace is no list of actions`() {
    let trace = Session(.script, environment: .course).reply(to: "run mvc rename --format jsonl")
    let text = trace.text.plain + (trace.lines?.text ?? "")
    #expect(reply(toPiped: text).complaint?.hasPrefix("\"-\" is a trace, not a list") == true)
  }

  @Test(arguments: ["", "# Mine\n", "\u{FEFF}# Mine\n", "  \n"])
  func `without an action there is nothing to run`(text: String) {
    #expect(reply(toPiped: text).complaint?.hasPrefix("The input has no action.") == true)
  }
}
