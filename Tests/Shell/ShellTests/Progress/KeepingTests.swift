import Foundation
import Shell
import TestSupport
import Testing

/// Progress is kept: another shell on another day knows what a learner did.
@MainActor struct KeepingTests {
  private let home = Home()

  @Test func `a lesson goes on where it was left, and what was answered stays answered`() {
    let first = home.shell()
    _ = first.says("lesson tour", "next", "next", "next", "b c", "next", "quit")
    let second = home.shell()
    #expect(
      second.says("lesson tour").hasPrefix(
        "You left this lesson here. From its beginning: lesson tour 1\n\nWhat comes next?\n"))
    #expect(second.says("previous", "next").hasPrefix("What comes next?"))
  }

  @Test func `an answer waits while another program uses the file, and is saved with the next`() {
    let shell = home.shell()
    home.whileLocked {
      let reply = shell.says("lesson tour quiz", "b c")
      #expect(reply.contains("Right."))
      #expect(reply.contains("This is not saved yet; your next answer tries it again."))
    }
    _ = shell.says("next", "c")
    #expect(home.shell().says("progress").contains("2 of 2 right at the first try"))
  }

  @Test func `what is only read, or imported, is not said to wait for the next answer`() {
    let shell = home.shell()
    _ = home.shell().says("lesson tour quiz", "b c", "progress export \(home.path("mine.jsonl"))")
    let busy =
      "\(home.path("progress.sqlite")): another program is using this file. Close the other program and try again."
    home.whileLocked {
      for line in ["progress", "review", "progress import \(home.path("mine.jsonl"))"] {
        #expect(shell.says("set width 300", line) == busy)
      }
    }
    #expect(shell.says("progress").contains("1 of 1 right at the first try"))
  }

  @Test func `a page waits for a busy file once, and its place is known`() {
    let shell = home.shell()
    home.whileLocked {
      let time = ContinuousClock().measure { _ = shell.says("lesson tour 3") }
      #expect(time < .seconds(2.5))
      #expect(shell.says("lessons").hasPrefix("  tour  A short tour · you are at page 3 of 9"))
    }
  }

  @Test func `without a place to keep it, the page is known until the end`() {
    let nowhere = Typist(Session(environment: .tour))
    _ = nowhere.says("lesson tour", "next", "next")
    #expect(nowhere.says("lessons") == "  tour  A short tour · you are at page 3 of 9")
    #expect(
      nowhere.says("use mvc", "lesson tour").hasPrefix(
        "You left this lesson here. From its beginning: lesson tour 1\n\nIt is told once\n"))
  }

  @Test func `a question that was wrong first stays so when the clock is set back`() {
    _ = home.shell().says("lesson tour quiz", "a")
    home.pass(days: -1)
    _ = home.shell().says("lesson tour quiz", "b c")
    #expect(home.shell().says("progress").contains("0 of 1 right at the first try"))
    home.pass(days: 1)
    #expect(home.shell().says("progress").contains("0 of 1 right at the first try"))
  }

  @Test(arguments: [-1, -400, -40_000])
  func `a clock that goes back loses no answer, and the place is the last one`(days: Int) {
    _ = home.shell().says("lesson tour quiz", "a", "b c", "next")
    home.pass(days: days)
    let later = home.shell()
    #expect(later.says("lesson tour").contains("What comes next?"))
    _ = later.says("c", "next")
    #expect(home.shell().says("progress").contains("1 of 2 right at the first try"))
    #expect(home.shell().says("review").contains("Nothing is due"))
    #expect(home.shell().says("lesson tour").contains("In order"))
    home.pass(days: -days)
    #expect(home.shell().says("progress").contains("1 of 2 right at the first try"))
  }

  @Test func `what could not be saved is tried once more at the end`() {
    let shell = home.shell()
    home.whileLocked { _ = shell.says("lesson tour quiz", "b c") }
    #expect(shell.session.farewell().complaint == nil)
    #expect(home.shell().says("progress").contains("1 of 1 right at the first try"))
  }

  @Test func `progress in a script leads to the prompt`() {
    #expect(
      home.shell(.script).says("progress").hasSuffix(
        """
        The first lesson is A short tour. To begin it, type: lesson
        To get to the prompt, where you type this: lifeline
        """))
  }

  @Test func `progress says what was done in each lesson`() {
    let shell = home.shell()
    #expect(
      shell.says("progress") == """
          A short tour  not begun; about 11 min: lesson tour

        All lessons: 0 of 6 done (0 %); about 11 min left.

        Answer a question in a lesson, and it comes back here.
        The first lesson is A short tour. To begin it, type: lesson
        """)
    _ = shell.says(
      "lesson tour quiz", "hint", "a", "b c", "next", "c", "lesson tour task", "tap Edit")
    #expect(
      shell.says("progress") == """
          A short tour  page 9 of 9; 3 of 6 done (50 %); 1 of 2 right at the first try;
                        1 hint; about 3 min left

        All lessons: 3 of 6 done (50 %); about 3 min left.

        Nothing is due today. The next is due on 2026-03-03.
        You are at the end of A short tour; 3 pages are open. To go to the first of
        them: lesson tour 6
        """)
    #expect(
      shell.says("progress --json") == """
        {"lesson":"tour","title":"A short tour","place":"task","asked":"6","done":"3","answered":"2",\
        "tried":"2","rightAtFirst":"1","tasks":"1","hints":"1","minutesLeft":"3",\
        "coreMinutesLeft":"0"}
        """)
  }

  @Test func `review asks what is due, a day later, then three`() {
    let shell = home.shell()
    #expect(
      shell.says("review")
        == "Nothing to review yet. Answer questions in a lesson, and they come back here.\nType: lessons"
    )
    _ = shell.says("lesson tour quiz", "b c")
    home.pass(days: 1)
    let review = shell.says("review")
    let head = "Due today: 1 question, about message-kinds\n\nFrom the lesson \"A short tour\":\n\n"
    #expect(review.hasPrefix(head + "Who is told first?\n"))
    #expect(shell.session.prompt == "review 1/1> ")
    let letters = review.letters(of: "The controller.", "Its target, whichever that is.")
    #expect(shell.says(letters).hasPrefix("Right."))
    #expect(shell.says("recap").hasPrefix("Review\n══════\n\nWho is told first?\n"))
    #expect(shell.says("review") == "Nothing is due today. The next is due on 2026-03-06.")
    #expect(shell.says("lesson").hasPrefix("Who is told first?"))
  }

  @Test func `what cannot be read is not exported as if it were empty`() throws {
    let shell = home.shell()
    _ = shell.says("lesson tour quiz", "b c", "progress export \(home.path("mine.jsonl"))")
    let saved = try home.read("mine.jsonl")
    for name in ["progress.sqlite", "progress.sqlite-wal", "progress.sqlite-shm"] {
      let store = try #require(FileHandle(forWritingAtPath: home.path(name)))
      try store.write(contentsOf: Data(repeating: 120, count: 1 << 15))
    }
    let refusal = shell.says("progress export \(home.path("mine.jsonl")) --force")
    // A long path is divided.
    #expect(refusal.replacing("\n", with: "").contains("progress.sqlite"), "\(refusal)")
    #expect(try home.read("mine.jsonl") == saved)
  }

  @Test func `a reset is given up, too, when the lesson has changed`() throws {
    let scratch = try Scratch()
    func save(_ words: String) throws {
      try scratch.write("---\nlifeline: 1\nid: a\ntitle: A\n---\n# A\n\n\(words)\n", to: "01-a.md")
    }
    try save("Words.")
    let shell = home.shell(lessons: scratch.path)
    _ = shell.says("lesson a", "progress reset")
    try save("Other words.")
    _ = shell.says("")
    #expect(shell.says("yes").contains("There is no command \"yes\"."))
  }

  @Test func `a reset asks first`() {
    let shell = home.shell()
    _ = shell.says("lesson tour quiz", "b c")
    let question = """
      This forgets what you did in tour: 1 answer. Type yes to forget it; anything
      else changes nothing.
      """
    #expect(shell.says("progress reset tour") == question)
    #expect(shell.says("lessons") == "  tour  A short tour · you are at page 4 of 9")
    #expect(shell.says("yes").hasPrefix("There is no command \"yes\"."))
    #expect(shell.says("progress").contains("1 of 6 done"))
    _ = shell.says("progress reset tour")
    #expect(shell.says("yes") == "Forgotten: what you did in tour.")
    #expect(shell.says("progress").hasPrefix("  A short tour  not begun"))
    #expect(
      shell.says("progress reset mvc") == "There is no lesson \"mvc\". There is tour.")
  }

  @Test func `Ctrl-C gives a reset up`() {
    let shell = home.shell()
    _ = shell.says("lesson tour quiz", "b c", "progress reset")
    shell.session.interrupt()
    #expect(shell.says("yes").hasPrefix("There is no command \"yes\"."))
    #expect(shell.says("progress").contains("1 of 6 done"))
  }

  @Test func `progress moves to another machine, and arrives once`() throws {
    let shell = home.shell()
    _ = shell.says("lesson tour quiz", "b c")
    let file = home.path("mine.json")
    #expect(shell.says("progress export \(file) --name Ann") == "Wrote \(file).")
    let elsewhere = Home()
    let other = elsewhere.shell()
    #expect(other.says("progress import \(file)") == "Imported: 1 new, 0 already known.")
    #expect(other.says("progress import \(file)") == "Imported: 0 new, 1 already known.")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("right", with: "wrong").write(
      toFile: file, atomically: true, encoding: .utf8)
    #expect(other.says("progress import \(file)").contains("changed"))
  }

  @Test func `a file that cannot be used is set aside, and that is said once`() throws {
    try home.write("no database", to: "progress.sqlite")
    let shell = home.shell()
    let said = shell.says("lesson tour")
    #expect(said.replacing("\n", with: " ").contains("this is not a database"))
    #expect(!shell.says("next").contains("database"))
    #expect(try home.read("progress-set-aside-1.sqlite") == "no database")
  }

  @Test func `without a home directory, the first page says that nothing is saved`() {
    var environment = ShellEnvironment.tour
    environment.lacksHome = true
    let shell = Typist(Session(environment: environment))
    let remark = """
      Progress is not saved: neither HOME nor XDG_STATE_HOME is a path that begins
      with /. Set one of them, then start again.
      """
    #expect(!shell.says("lessons").contains("Progress"))
    #expect(shell.says("lesson tour").hasSuffix("\n" + remark))
    #expect(!shell.says("next").contains("Progress"))
    let script = Typist(Session(.script, environment: environment))
    #expect(!script.says("lesson tour").contains("Progress"))
  }

  @Test func `why nothing is kept is said each time that it is asked for`() throws {
    try home.write("a file", to: "no folder")
    var environment = ShellEnvironment.tour
    environment.progress = URL(filePath: home.path("no folder"))
    let shell = Typist(Session(environment: environment))
    let reason = shell.says("progress")
    #expect(reason.hasPrefix("Progress is not saved."))
    #expect(shell.says("progress") == reason)
    #expect(shell.says("review") == reason)
    _ = shell.says("lesson tour")
    #expect(shell.says("progress") == reason)
  }

  @Test func `scripts leave no traces, and without a place nothing is kept`() {
    _ = home.shell(.script).says("lesson tour quiz", "b c")
    #expect(home.shell().says("progress").hasPrefix("  A short tour  not begun"))
    let nowhere = Typist(Session(environment: .tour))
    #expect(nowhere.says("lesson tour quiz", "b c").hasPrefix("Right."))
    #expect(
      nowhere.says("progress").replacing("\n", with: " ")
        == "No progress is kept here. Start lifeline without --no-progress, and with HOME or XDG_STATE_HOME set to a path that begins with /."
    )
  }
}
