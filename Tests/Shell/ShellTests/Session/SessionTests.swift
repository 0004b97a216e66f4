import Cells
import TestSupport
import Testing

@testable import Shell

@Suite struct SessionTests {
  @Test func `the prompt says where you are`() {
    let session = Transcript().session
    #expect(session.prompt == "> ")
    _ = session.reply(to: "use mvc")
    #expect(session.prompt == "mvc> ")
    _ = session.reply(to: "lesson tour 3")
    #expect(session.prompt == "tour 3/9> ")
    _ = session.reply(to: "use mvc")
    #expect(session.prompt == "mvc> ")
  }

  @Test func `an action answers with its own part, the screen and a count`() {
    #expect(
      Transcript.answer(to: "use mvc", "launch", "tap Edit").text.plain == """
        ┌ Done  Recordings ───────────── + ┐┌──────────────────────────────────┐
        │ ⊖ ♪ Hello                        ││ No recording                     │
        │ ⊖ ▸ Work                         ││                                  │
        │                                  ││                                  │
        │                                  ││                                  │
        │                                  ││                                  │
        │                                  ││                                  │
        └ Record ──────────────────────────┘└──────────────────────────────────┘

         ┌ User
         │   ┌ editButton  View
         │   │   ┌ FolderVC  Controller
         │   │   │   ┌ tableView  View
        ─┼───┼───┼───┼──── tap "Edit" ──────────────────────────────────────────────────
         ├──▶│   │   │   1 tap
         │   ├╌╌▷│   │   2   setEditing(true, animated: true) [target-action]
         │   │   ◆   │         isEditing false → true
         │   │   ├──▶│   3     setEditing(true, animated: true)
         │   │   │   ◆           isEditing false → true

        3 messages · 2 state changes · 4 participants
        """)
  }

  @Test func `for ears there is no drawing at all`() {
    var options = Options()
    options[.plain] = true
    let session = Transcript(options: options).session
    let replies = ["use mvc", "launch", "tap Edit"].map { session.reply(to: $0) }
    #expect(
      replies.last?.text.plain == """
        On the screen:
           Recordings. Buttons: Done, +, Record. In edit mode. Rows: Hello; Work, folder.
           No recording.

        With User, editButton (View), FolderVC (Controller), tableView (View).
        Turn 1: tap "Edit".
        1. User acts on editButton: tap.
        2. Inside 1, editButton sends its action setEditing(true, animated: true) to FolderVC.
           FolderVC.isEditing changes from false to true.
        3. Inside 2, FolderVC calls setEditing(true, animated: true) on tableView.
           tableView.isEditing changes from false to true.
        3 messages, 2 state changes, 4 participants.
        """)
  }

  @Test func `an action and the whole session call an object by the same name`() {
    let session = Transcript.session(after: "use mvc", "launch", "open Hello")
    let rename = session.reply(to: "type Hi").text.plain
    #expect(rename.contains("3 PlayVC2") && !rename.contains(/PlayVC\b/))
    let all = session.reply(to: "diagram").text.plain
    #expect(all.contains("┌ PlayVC2") && all.contains("┌ PlayVC "))
    #expect(session.reply(to: "state PlayVC2").text.plain.contains("recording           Hello"))
  }

  @Test func `a failure loses nothing`() {
    let session = Transcript.session(after: "use mvc", "launch")
    let before = session.reply(to: "messages")
    for line in ["tap Nothing", "run mvc nothing", "use nothing", "load nothing"] {
      #expect(session.reply(to: line).status == .failed)
    }
    #expect(session.reply(to: "messages") == before)
  }

  @Test(arguments: [["use mvc", "launch", "tap Edit"], ["use mvc", "launch", "tap Edit", "step"]])
  func `a failure does not lose the place of the reader`(lines: [String]) {
    let (session, other) = (Transcript().session, Transcript().session)
    for line in lines { _ = (session.reply(to: line), other.reply(to: line)) }
    for line in ["diagram last --only Nothing", "diagram --only Nothing"] {
      #expect(session.reply(to: line).complaint?.hasPrefix("only \"Nothing\"") == true)
      #expect(session.prompt == other.prompt)
    }
    _ = (session.reply(to: "step"), other.reply(to: "step"))
    #expect(session.prompt == other.prompt)
  }

  @Test func `where no message is shown, the run does not begin again`() {
    let session = Transcript().session
    let lines = ["run mvc edit", "step", "diagram hide User,View,Controller"]
    session.reply(toEach: lines)
    #expect(session.prompt == "mvc at 1/3> ")
    #expect(session.reply(to: "step run").status == .failed)
    #expect(session.prompt == "mvc at 1/3> ")
  }

  @Test func `what comes after a scenario goes on from it`() {
    let session = Transcript.session(after: "run mvc rename")
    #expect(session.reply(to: "screen").text.plain.contains("[Hi "))
    #expect(session.reply(to: "back").status == .failed)
    #expect(session.reply(to: "tap Play").status == .done)
    let header = session.reply(to: "diagram --format jsonl").text.lines.first?.plain
    #expect(
      header == #"{"lifeline":1,"app":"recordings","pattern":"mvc","scenario":null,"#
        + #""setup":["launch","open \"Hello\""],"actions":["type \"Hi\"","tap \"Play\""],"mistake":null}"#
    )
  }

  @Test func `a lesson waits with its app while another pattern is used`() {
    let session = Transcript.session(after: "lesson tour task", "use mvp", "lesson")
    #expect(session.reply(to: "tap Edit").text.plain.contains("Done: all goals are met."))
  }

  @Test func `the set-up is shown when asked for`() {
    let hidden = Transcript.answer(to: "run mvc rename --format jsonl").text.plain
    let shown = Transcript.answer(to: "run mvc rename --with-setup --format jsonl").text.plain
    #expect(hidden.contains(#""setup":["launch","open \"Hello\""],"actions":["type \"Hi\""]"#))
    #expect(shown.contains(#""setup":[],"actions":["launch","open \"Hello\"","type \"Hi\""]"#))
  }

  @Test func `scripts spell commands out`() {
    let session = Transcript(.script).session
    #expect(
      session.reply(to: "us mvc")
        == .failure(
          "There is no command \"us\". In scripts, write commands in full: use", .wrongUsage))
  }

  @Test func `an empty line repeats a step and no other command`() {
    let session = Transcript().session
    for line in ["use mvc", "launch", "messages", "lesson tour", "next", "nonsense"] {
      _ = session.reply(to: line)
      #expect(!session.repeatsOnEmptyLine)
    }
    _ = session.reply(to: "step")
    #expect(session.repeatsOnEmptyLine)
  }

  @Test func `an empty line does not read a file again that ends with a step`() throws {
    let scratch = try Scratch(["steps.txt": "run mvc edit\nstep\n"])
    let session = Transcript().session
    #expect(session.reply(to: "source \(scratch.file("steps.txt"))").status == .done)
    #expect(session.prompt == "mvc at 1/3> ")
    #expect(!session.repeatsOnEmptyLine)
  }

  @Test func `only those who want to leave do`() {
    let session = Transcript().session
    #expect(session.reply(to: "quit").leaves)
    #expect(session.reply(to: "exit").leaves)
    #expect(!session.reply(to: "quit now").leaves)
  }

  @Test func `too many lifelines for a screen fold its widgets, and say so`() {
    let session = Transcript().session
    session.width = 34
    _ = session.reply(to: "use mvc")
    let rows = session.reply(to: "run rename").text.plain.split(separator: "\n")
    #expect(rows.first == "┌ User")
    let remark = rows.suffix(6).joined(separator: " ")
    #expect(remark.contains("10 lifelines do not fit into 34 columns"), "\(remark)")
  }

  @Test func `a pattern without tests names those of its app that have some`() {
    #expect(
      Transcript().session.reply(to: "tests mvvm-raw").text.plain == """
        MVVM, raw model has no tests of its own.
        For others of this app, type: tests mvvm
        """)
  }

  @Test(arguments: [40, 57, 80, 200])
  func `nothing is wider than the screen`(width: Int) {
    let session = Transcript().session
    session.width = width
    let lines = [
      "help", "help run", "use mvc", "patterns", "scenarios", "scenarios rename", "lessons",
      "lesson tour 2", "run rename", "messages", "state", "tap Nothing", "foo",
      "mistakes", "mistake viper.m1", "compare mvc mvp edit", "tests viper", "tests mvp", "where",
      "use mvc-vs", "launch", "log", "view-state",
    ]
    for line in lines {
      let reply = session.reply(to: line)
      let text =
        reply.text.lines.map(\.plain)
        + (reply.complaint ?? "").split(separator: "\n").map(String.init)
      for row in text { #expect(row.cells <= width, "\(line): \(row)") }
    }
  }
}
