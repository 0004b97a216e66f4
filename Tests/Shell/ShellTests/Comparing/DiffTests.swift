import Shell
import TestSupport
import Testing

/// What differs between two runs of one system, through the user's door.
@MainActor @Suite struct DiffTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  @Test func `equal runs: nothing is said, and the status is 0`() {
    #expect(reply(to: "diff mvc mvc rename") == Reply())
    #expect(Transcript.answer(to: "diff mvc mvc rename").text.plain == "The runs are equal.")
  }

  @Test func `different runs have status 1, and the calls around a difference are shown`() {
    let reply = reply(to: "diff mvc-vs mvc-vs.m1 edit --width 90")
    #expect(reply.status == .failed)
    #expect(
      reply.text.plain == """
        4 differences: 1 added, 1 removed (with 4 inside), 2 moved.

          … 80 the same
          ── tap "Edit" ──
            1 User -> editButton: tap
              2 editButton -> FolderVC: toggleEditing() [target-action]
        +       3 FolderVC -> tableView: isEditing [query], returns false
        >       4 FolderVC -> tableView: setEditing(true, animated: true) (was 6)
                  … 1 the same
        >       5 FolderVC -> navItem: leftBarButtonItem = doneButton [set] (was 7)
                  … 1 the same
        -       3 FolderVC -> VSStore: toggleEditing(UUID-0001)
        -         VSStore.content [UUID-0001] → [UUID-0001 editing]
        -         4 VSStore -> NC: post(name: "FolderViewState.Action", object: VSStore) [post]
        -           5 NC -> FolderVC: handleViewState([UUID-0001 editing],
                      .toggleEditing(UUID-0001)) [observer]
        -             FolderVC.state UUID-0001 → UUID-0001 editing
        <             6 FolderVC -> tableView: setEditing(true, animated: true) (now 4)
        <             7 FolderVC -> navItem: leftBarButtonItem = doneButton [set] (now 5)
        """)
  }

  @Test func `on a narrow screen, later lines stand below the first word`() {
    let rows = reply(to: "diff mvc-vs mvc-vs.m1 edit --width 40").text.lines.map(\.plain)
    #expect(rows.allSatisfy { $0.count <= 40 })
    let list = rows.drop { !$0.isEmpty }
    #expect(list.allSatisfy { $0.isEmpty || " +-~<>".contains($0.prefix(1)) })
  }

  @Test func `in sentences`() {
    #expect(
      reply(to: "diff mvc-vs mvc-vs.m1 edit --plain").text.plain == """
        4 differences: 1 added, 1 removed (with 4 inside), 2 moved.
        Added: FolderVC -> tableView: isEditing [query], returns false.
        Moved: FolderVC -> tableView: setEditing(true, animated: true).
        Moved: FolderVC -> navItem: leftBarButtonItem = doneButton [set].
        Removed: FolderVC -> VSStore: toggleEditing(UUID-0001).
        """)
  }

  @Test func `a later turn of an action is not called by the action alone`() {
    #expect(
      reply(to: "diff coordinators coordinators.m2 back --plain").text.plain == """
        1 difference: 1 removed (with 5 inside).
        Removed: ── turn 2 (back) ──.
        """)
    #expect(
      reply(to: "diff mvvm mvvm.m3 second-visit --plain").text.plain.contains(
        "Removed: ── turn 5 (open \"Oslo\") ──."))
  }

  @Test func `what happens first in a call with another value has not moved`() {
    let sentences = reply(to: "diff mvp mvp.glue seek --plain").text.lines.map(\.plain)
    #expect(sentences.first == "27 differences: 4 added, 2 removed, 21 changed.")
    #expect(!sentences.contains { $0.contains("activity .stopped") })
  }

  @Test(arguments: [("markdown", "diff.md"), ("json", "diff.jsonl")])
  func `as a page for a comment, and for programs`(format: String, file: String) throws {
    let session = Session(environment: .course)
    let reply = session.reply(to: "diff mvc-vs mvc-vs.m1 edit --format \(format)")
    // Where the code stands changes with the sources.
    let found = reply.text.plain.replacing(#/"file":"[^"]*","line":\d+,/#, with: "") + "\n"
    #expect(try found == Golden.text(of: "Shell/ShellTests/Transcripts/\(file)", found: found))
  }

  @Test func `runs of two patterns, and files that are no traces, are errors with status 2`() {
    let patterns = reply(to: "diff mvc viper rename")
    #expect(patterns.status == .wrongUsage)
    #expect(
      patterns.complaint == """
        "mvc rename" is a run of mvc, and "viper rename" of viper. diff compares two runs of one system. For two \
        patterns, type: compare PATTERN PATTERN SCENARIO
        """)
    #expect(reply(to: "diff missing.jsonl other.jsonl").status == .wrongUsage)
    #expect(reply(to: "diff mvc mvc.m99 rename").status == .wrongUsage)
    #expect(reply(to: "diff").status == .wrongUsage)
  }

  @Test func `a file is compared with the current run`() {
    let session = session()
    let file = folder.path + "/before.jsonl"
    _ = session.reply(to: "run mvc edit")
    _ = session.reply(to: "export jsonl \(file)")
    #expect(session.reply(to: "diff \(file)") == Reply())
    _ = session.reply(to: "tap Done")
    let reply = session.reply(to: "diff \(file)")
    #expect(reply.status == .failed)
    #expect(reply.text.lines.first?.plain == "1 difference: 1 added (with 5 inside).")
  }

  @Test(arguments: [
    ("text", "st.txt", "The runs are equal.\n"), ("markdown", "st.md", "The runs are equal.\n"),
    (
      "json", "st.jsonl",
      """
      {"lifelineDifference":1,"app":"recordings","pattern":"mvc","before":"mvc rename","after":"mvc rename",\
      "added":0,"removed":0,"moved":0,"changed":0}

      """
    ),
  ])
  func `a file says that the runs are equal, in place of what differed before`(
    format: String, name: String, text: String
  ) throws {
    let file = try folder.write("91 differences", to: name)
    let line = "diff mvc mvc rename --format \(format) --output \(file)"
    let refusal = reply(to: line)
    #expect(refusal.status == .wrongUsage)
    #expect(refusal.complaint?.hasPrefix("\"\(file)\" already exists.") == true)
    #expect(try folder.text(name) == "91 differences")
    let forced = reply(to: line + " --force")
    #expect(forced.status == .done)
    #expect(forced.text.plain == "Wrote \(file).")
    #expect(try folder.text(name) == text)
  }

  @Test func `where no file can be, equal runs are an error, too`() {
    let reply = reply(to: "diff mvc mvc rename --output \(folder.path)/none/x.txt")
    #expect(reply.status == .wrongUsage)
    #expect(reply.complaint?.contains("there is no such directory") == true)
  }

  @Test func `a file that ends too early, or has only a part of its run, is named`() throws {
    let session = session()
    let (whole, cut) = (folder.file("whole.jsonl"), folder.file("cut.jsonl"))
    let part = folder.file("part.jsonl")
    _ = session.reply(to: "run mvc rename --hide query --format jsonl --output \(part)")
    _ = session.reply(to: "run mvc rename --format jsonl --output \(whole)")
    let lines = try folder.text("whole.jsonl").split(separator: "\n")
    let end = lines.lastIndex { $0.contains(#""event":"return""#) } ?? 0
    try folder.write(lines[..<end].joined(separator: "\n"), to: "cut.jsonl")
    let reply = session.reply(to: "diff \(part) \(cut)")
    #expect(reply.status == .failed)
    #expect(
      reply.complaint == """
        \(part): This file has only a part of the run (hide query).
        \(cut): The file ends in the middle of type "Hi".
        """)
    for line in ["diff \(cut)", "compare \(cut)"] {
      let complaint = session.reply(to: line).complaint ?? ""
      #expect(complaint.hasSuffix("cut.jsonl: The file ends in the middle of type \"Hi\"."))
    }
    #expect(session.reply(to: "diff \(whole)") == Reply())
  }

  @Test func `a run of another app is neither compared nor searched for differences`() {
    let session = session()
    let file = folder.path + "/chat.jsonl"
    session.reply(toEach: ["run mvp-glue send", "export jsonl \(file)", "run mvc edit"])
    let reply = session.reply(to: "compare \(file)")
    #expect(reply.status == .failed)
    #expect(
      reply.complaint
        == "\"chat.jsonl\" is a run of danmu, and the current run of recordings. compare needs two runs of one app."
    )
    #expect(session.reply(to: "diff \(file)").complaint?.contains(" is a run of danmu, ") == true)
  }

  @Test func `what is hidden is not compared`() {
    #expect(reply(to: "diff mvc mvc.m2 delete").status == .failed)
    #expect(reply(to: "diff mvc mvc rename --hide query") == Reply())
  }

  private func session() -> Session {
    Session(.script, environment: .course)
  }

  private func reply(to line: String) -> Reply { session().reply(to: line) }
}
