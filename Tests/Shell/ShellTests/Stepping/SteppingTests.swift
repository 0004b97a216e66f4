import Cells
import Foundation
import Testing

@testable import Shell

/// Stepping through a run, as a user does it.
@Suite struct SteppingTests {
  @Test func `a step says what is new, and no more`() {
    let session = Transcript.session(after: "run mvc edit", "step")
    #expect(
      session.reply(to: "step").text.plain == """
         │   ├╌╌▷│   │ ▸ 2   setEditing(true, animated: true) [target-action]
         │   │   ◆   │         isEditing false → true

        ┌ Done  Recordings ───────────── + ┐┌──────────────────────────────────┐
        │ ♪ Hello                          ││ No recording                     │
        │ ▸ Work                           ││                                  │
        │                                  ││                                  │
        │                                  ││                                  │
        │                                  ││                                  │
        │                                  ││                                  │
        └ Record ──────────────────────────┘└──────────────────────────────────┘
        """)
    #expect(session.prompt == "mvc at 2/3> ")
  }

  @Test func `back on a screen without a back button names the rows and the step back`() {
    let session = Transcript.session(after: "run mvc edit", "step", "step")
    session.width = 200
    #expect(
      session.reply(to: "back").complaint
        == """
        This screen has no back button. Rows here: "Hello", "Work". To go a step back, type: step back
        """)
    _ = session.reply(to: "goto now")
    #expect(
      session.reply(to: "back").complaint
        == "This screen has no back button. Rows here: \"Hello\", \"Work\".")
  }

  @Test func `for ears a step is a sentence, and what came of it`() {
    let session = Transcript.session(after: "run mvc edit", "step --plain")
    #expect(
      session.reply(to: "step --plain").text.plain == """
        Step 2 of 3: Inside 1, editButton sends its action setEditing(true, animated: true) to \
        FolderVC.
           FolderVC.isEditing changes from false to true.

        On the screen:
           Recordings. Buttons: Done, +, Record. Rows: Hello; Work, folder.
           No recording.
        """)
  }

  @Test func `an empty line goes on, but does not jump`() {
    let session = Transcript.session(after: "run mvc rename", "step")
    #expect(session.repeatsOnEmptyLine)
    _ = session.reply(to: "goto 3")
    #expect(!session.repeatsOnEmptyLine)
    _ = session.reply(to: "step back")
    #expect(session.repeatsOnEmptyLine)
  }

  @Test(arguments: ["step run", "goto 1"])
  func `after a command that goes to a message, an empty line steps on from there`(line: String) {
    let session = Transcript.session(after: "use mvc", "run mvc edit", line)
    #expect(session.prompt == "mvc at 1/3> ")
    _ = session.reply(to: "")
    #expect(session.prompt == "mvc at 2/3> ")
    _ = session.reply(to: "")
    #expect(session.prompt == "mvc at 3/3> ")
  }

  @Test func `names are said again when they have gone from the screen, or are just about to`() {
    let session = Transcript.session(after: "run mvc rename")
    session.height = 30
    var shown = 0
    var headsAt: [Int] = []
    for number in 1...14 {
      let lines = session.reply(to: "step").text.lines.map(\.plain)
      if lines.contains(" ┌ User") { headsAt.append(number) }
      shown += lines.count + 1
    }
    #expect(headsAt == [1, 4, 11])
  }

  @Test func `names are said again after another answer only when it was long`() {
    let session = Transcript.session(after: "run mvc edit", "step", "state editButton")
    #expect(!session.reply(to: "step").text.plain.contains("┌ User"))
    let other = Transcript.session(after: "run mvc edit", "step", "state", "state")
    #expect(other.reply(to: "step").text.plain.contains("┌ User"))
  }

  @Test func `a jump shows as much of the drawing as the screen has room for`() {
    let session = Transcript.session(after: "run mvc rename", "step", "goto 13")
    session.height = 24
    let lines = session.reply(to: "step back").text.lines.map(\.plain)
    #expect(lines.first == "7 messages are above these; diagram shows all.")
    #expect(lines.contains { $0.contains("  8       post") })
    #expect(lines.count < 24)
    session.height = 60
    #expect(session.reply(to: "goto 13").text.lines.first?.plain == " ┌ User")
  }

  @Test func `no answer is higher than the screen for the sake of the app's screen`() {
    let session = Transcript.session(after: "run mvvm-c rename")
    let reply = session.reply(to: "goto 9").text.plain
    #expect(reply.contains("The screen has changed. To see it: screen"))
    #expect(reply.split(separator: "\n", omittingEmptySubsequences: false).count < 24)
    session.height = 50
    #expect(session.reply(to: "goto 14").text.plain.contains("│ ♪ Hi "))
  }

  @Test func `what is drawn is kept`() {
    let session = Transcript.session(
      after: "run mvc rename", "step", "step 9", "step back", "goto 2")
    #expect(session.run.stepping?.drawing.drawn.count == 10)
    _ = session.reply(to: "step")
    #expect(session.run.stepping?.drawing.drawn.count == 10)
    _ = session.reply(to: "step --ascii")
    #expect(session.run.stepping?.drawing.drawn.count == 4)
    #expect(session.prompt == "mvc at 4/14> ")
  }

  @Test func `what a filter hides is stepped over, and counted`() {
    let session = Transcript.session(
      after: "run mvc rename", "diagram only Controller Model", "step")
    #expect(session.prompt == "mvc at 5/14> ")
    _ = session.reply(to: "step 2")
    #expect(session.prompt == "mvc at 7/14> ")
    let last = session.reply(to: "step").complaint ?? ""
    #expect(last.contains("last message that is shown, 7 of 14"))
    _ = session.reply(to: "diagram everything hide NC")
    #expect(session.reply(to: "step").text.plain.hasPrefix("2 hidden messages skipped"))
    #expect(session.prompt == "mvc at 10/14> ")
    #expect(
      session.reply(to: "goto 8").complaint?.hasPrefix(
        "Message 8 is hidden. The nearest one shown: goto 7.") == true)
  }

  @Test func `stops are looked for again when other messages are drawn`() {
    let session = Transcript.session(after: "run mvc rename", "break kind query", "continue")
    #expect(session.prompt == "mvc at 14/14> ")
    _ = session.reply(to: "goto 1 --all")
    #expect(session.reply(to: "continue --all").text.plain.contains("Stop at message 5 of 25:"))
    #expect(session.reply(to: "continue back").text.plain.contains("No stop lies before it"))
  }

  @Test func `a single match that is not drawn is said to be one`() {
    let session = Transcript.session(after: "run mvc rename")
    session.width = 200
    #expect(
      session.reply(to: "find to Work").complaint == """
        1 match of to Work is not in the drawing. To find it, add --all; after diagram only or diagram hide, type \
        first: diagram everything
        """)
  }

  @Test func `at the end, continue says that it begins again`() {
    let session = Transcript.session(
      after: "use mvc", "launch", "open Hello", "watch Recording.name", "type Hi", "continue")
    session.width = 200
    #expect(session.prompt == "mvc> ")
    let words = "You were at the end of the run, so this begins again at "
    let first = words + "the first message of the last action."
    #expect(session.reply(to: "continue").text.plain.contains(first))
    #expect(session.prompt == "mvc at 5/14> ")
    #expect(!session.reply(to: "continue").text.plain.contains(words))
    _ = session.reply(to: "goto now")
    #expect(session.reply(to: "continue").text.plain.contains(first))
    _ = session.reply(to: "run mvc rename")
    #expect(!session.reply(to: "continue").text.plain.contains(words))
    session.reply(toEach: ["goto 3", "goto now"])
    #expect(session.reply(to: "continue").text.plain.contains(words + "its first message."))
  }

  @Test func `in the middle of an action, nothing tells how many messages are to come`() {
    let session = Transcript.session(
      after: "use mvc", "launch", "open Hello", "watch Recording.name", "type Hi")
    #expect(session.prompt == "mvc stopped at 5> ")
    #expect(session.reply(to: "state Hello").text.plain.contains("after message 5. step,"))
    _ = session.reply(to: "step back")
    #expect(session.prompt == "mvc stopped at 4/5> ")
    #expect(session.reply(to: "step --plain").text.plain.hasPrefix("Step 5: "))
    for line in ["goto 6", "goto 99", "why 6", "why 99"] {
      #expect(session.reply(to: line).complaint?.contains("has not been sent yet") == true)
    }
    #expect(
      session.reply(to: "step ask").text.plain.hasPrefix("What comes next? This is message 6.\n"))
    _ = session.reply(to: "goto now")
    _ = session.reply(to: "goto 5")
    #expect(session.prompt == "mvc at 5/14> ")
  }

  @Test func `the question of step ask has no hint, and skip shows the message`() {
    let session = Transcript.session(after: "run mvc rename", "step ask")
    #expect(
      session.reply(to: "hint").complaint
        == "There is no hint for this question. To see the message: step")
    #expect(session.reply(to: "skip --plain").text.plain.hasPrefix("Step 1 of 14: "))
    #expect(session.prompt == "mvc at 1/14> ")
  }

  @Test func `from what is not shown any more you go back to what is shown before it`() {
    let session = Transcript.session(after: "run mvc rename", "goto 14", "diagram hide View NC")
    _ = session.reply(to: "step back")
    #expect(session.prompt == "mvc at 7/14> ")
    _ = session.reply(to: "step back")
    #expect(session.prompt == "mvc at 6/14> ")
  }

  @Test func `back begins at the end`() {
    let session = Transcript.session(after: "run mvc rename")
    #expect(session.reply(to: "step back").text.plain.contains("▸13"))
    #expect(session.reply(to: "step back 99").text.plain.contains("▸ 1"))
    #expect(session.reply(to: "step back").complaint?.contains("the first message") == true)
  }

  @Test func `before the first message there is no way back`() {
    let session = Transcript.session(after: "run mvc rename", "step ask")
    #expect(
      session.reply(to: "step back").complaint
        == "No message is shown yet. To go on: step. To end stepping: goto now")
    #expect(session.prompt == "mvc at 0/14> ")
  }

  @Test func `an action goes on from the end of the run`() {
    let session = Transcript.session(after: "run mvc rename", "goto 3")
    let reply = session.reply(to: "tap Play").text.plain
    #expect(
      reply.hasPrefix(
        "Back to now: the app goes on from the end of the run, not from message 3.\n\n"))
    #expect(session.prompt == "mvc> ")
    #expect(!session.reply(to: "state Hello").text.plain.contains("This is how things were"))
  }

  @Test func `an action that does not work leaves you where you are`() {
    let session = Transcript.session(after: "run mvc rename", "goto 3", "tap Nothing")
    #expect(session.prompt == "mvc at 3/14> ")
  }

  @Test(arguments: [
    "use mvp", "run mvp edit", "lesson tour", "lesson tour watch", "goto now", "mistake mvc.m1",
  ])
  func `whatever shows another run ends stepping`(_ line: String) {
    let session = Transcript.session(after: "run mvc rename", "goto 3", line)
    #expect(session.run.stepping == nil, "\(line)")
  }

  @Test func `runs in lessons can be stepped through, and the prompt says so`() {
    let session = Transcript.session(after: "lesson tour 2")
    _ = session.reply(to: "step")
    #expect(session.prompt.hasPrefix("tour 2/9 at 1/"))
  }

  @Test func `after an action you step through what it led to, and through the run if you like`() {
    let session = Transcript.session(after: "use mvc", "launch", "open Hello", "tap Play", "step")
    #expect(session.prompt == "mvc at 1/4> ")
    #expect(session.reply(to: "state Player").text.plain.contains("isPlaying    false"))
    _ = session.reply(to: "goto 4")
    #expect(session.reply(to: "state Player").text.plain.contains("isPlaying    true"))
    _ = session.reply(to: "step run")
    #expect(session.prompt == "mvc at 1/47> ")
    session.reply(toEach: ["goto now", "diagram", "goto 44"])
    #expect(session.prompt == "mvc at 44/47> ")
  }

  @Test func `says what cannot be`() {
    let session = Transcript.session(after: "use mvc")
    let complaint = { (line: String) in session.reply(to: line).complaint ?? "" }
    #expect(complaint("step") == "Nothing has happened yet. Type: launch")
    _ = session.reply(to: "run rename")
    #expect(complaint("goto 0") == "There is no message 0. They go from 1 to 14.")
    #expect(complaint("goto 15") == "There is no message 15. They go from 1 to 14.")
    #expect(complaint("goto x").hasPrefix("goto cannot be \"x\"."))
    #expect(
      complaint("step x").hasPrefix(
        """
        Use step like this: step [N], or: step back [N], or: step run, or: step ask, or:
        step code on|off. For more
        """))
    #expect(complaint("step 0") == "N cannot be \"0\". It is a number from 1.")
    #expect(session.reply(to: "goto now").text.plain == "This is now. To go through the run: step")
    _ = session.reply(to: "diagram only Timer")
    _ = session.reply(to: "diagram steps 1 hide User")
    #expect(complaint("step").hasPrefix("No message of this run is shown"))
    #expect(session.run.stepping == nil)
  }

  @Test func `what does not fit next to each other is told in sentences`() {
    let session = Transcript.session(after: "use viper", "launch", "open Work")
    session.width = 30
    let lines = session.reply(to: "step 3").text.lines.map(\.plain)
    #expect(lines.prefix(2) == ["Turn 1: open \"Work\".", "Step 1 of 34: User acts on"])
    #expect(lines.contains("16 lifelines do not fit into"))
    #expect(lines.allSatisfy { $0.cells <= 30 })
  }

  @Test(arguments: [20, 40, 80])
  func `nothing is wider than the screen`(_ width: Int) {
    let session = Transcript.session(after: "run mvc record")
    session.width = width
    let lines = [
      "step", "step 30", "step --plain", "step back", "goto 99", "goto 10", "where", "screen",
      "diagram", "step back 99", "step back", "tap Nothing", "tap Record",
    ]
    for line in lines {
      let reply = session.reply(to: line)
      // Sentences are for screen readers, so they may be wider.
      guard !line.contains("plain") else { continue }
      let complaint = (reply.complaint ?? "").split(separator: "\n").map(String.init)
      for row in reply.text.lines.map(\.plain) + complaint {
        #expect(row.cells <= width, "\(line): \(row)")
      }
    }
  }
}
