import Foundation
import Shell
import TestSupport
import Testing

/// An exercise from its start to its report, through the user's door.
@MainActor @Suite(.serialized) struct ExerciseTests {
  private let desk: ExerciseDesk
  private var scratch: Scratch { desk.scratch }

  init() throws { desk = try ExerciseDesk() }

  private var folder: String { scratch.file("writer") }
  private let file = "writer/edit/Player/PlayViewController.swift"

  @Test func `a learner begins, is told what is wrong, mends it, and hands it in`() throws {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    #expect(try scratch.text(file).contains("    title = name\n"))
    #expect(reply("exercise changes").text.plain == "You have changed nothing yet.")

    let refused = reply("exercise check")
    #expect(refused.status == .failed)
    #expect(
      refused.text.plain.split(separator: "\n").prefix(7) == [
        "✓ It builds.", "✓ Lifeline sees every object.", "✓ Every action works.",
        "✓ The screens are right.", "✗ Not all goals are reached.",
        "  After rename: The title is written once (1 PlayVC2 -> playNavItem2 : set).",
        "    Such messages: 2, at 5 and 15.",
      ])
    #expect(reply("exercise trace").text.plain.hasPrefix("A run of rename in mvc, with 1 action."))
    #expect(reply("messages").text.plain.contains("playNavItem2"))
    #expect(
      try desk.answer(onCommandLine: "exercise", "trace", folder).text.plain.hasPrefix(
        "To look at this run, type:\n  lifeline -c 'exercise trace \(folder)' -c diagram\n\nIts files:"
      ))
    #expect(listed("◐ mvc-second-writer"))

    let mended = try scratch.text(file).replacing("    title = name\n", with: "")
    try scratch.write(mended, to: file)
    #expect(reply("exercise changes").text.plain.contains("\n-    title = name"))
    let passed = reply("exercise check")
    #expect(passed.status == .done)
    #expect(passed.text.plain.contains("\nThe exercise is done.\n"))
    #expect(listed("✓ mvc-second-writer"))
    let last = passed.text.plain.split(separator: "\n\n").last?.split(separator: "\n")
    #expect(last?.first?.hasPrefix("1 of ") == true)
    #expect(last?.first?.contains(" done. Next, in MVC: \"") == true, "\(passed.text.plain)")
    #expect(last?.last?.hasPrefix("exercise start ") == true)

    #expect(reply("exercise report --output \(scratch.file("report.md"))").status == .done)
    let headings = try scratch.text("report.md").split(separator: "\n").filter {
      $0.hasPrefix("#")
    }
    #expect(
      headings == [
        "# A title with two writers", "## What was changed", "## What was judged",
        "## What the objects say", "### rename", "### delete", "## Tests of the pattern",
        "## Defend it",
      ])
  }

  @Test func `code that works may raise a question, which fails nothing`() throws {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    let line = "    nameField.text = recording?.name\n"
    let twice = try scratch.text(file).replacing("    title = name\n", with: "")
      .replacing(line, with: line + line)
    try scratch.write(twice, to: file)
    let passed = reply("exercise check")
    #expect(passed.status == .done)
    #expect(
      passed.text.plain.split(separator: "\n").dropLast(2).suffix(3) == [
        "It works. A reader would ask about this:",
        "  In rename, after type \"Hi\", PlayVC2 says 2 times to nameField2: text. Nothing",
        "    has changed in between. Once is enough.",
      ])
  }

  @Test func `reset keeps what was written`() throws {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    try scratch.write("mine", to: file)
    #expect(
      reply("exercise reset").text.plain
        == "Your files are as at the start again. What you wrote is in edit-1.")
    #expect(try scratch.text(file).contains("    title = name\n"))
    #expect(try scratch.text("writer/edit-1/Player/PlayViewController.swift") == "mine")
  }

  @Test func `reset has nothing to do where nothing was written`() {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    #expect(
      reply("exercise reset").text.plain
        == "Your files are as at the start: there is nothing to take back.")
    #expect(!FileManager.default.fileExists(atPath: scratch.file("writer/edit-1")))
  }

  @Test func `edit opens the files of the exercise in the editor`() {
    desk.editor = { $0.hasSuffix("writer/edit/Player/PlayViewController.swift") }
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    #expect(
      reply("exercise edit").text.plain.hasPrefix(
        "To judge what you wrote, type:\nexercise check "))
    desk.editor = { _ in false }
    #expect(
      reply("exercise edit").complaint?.hasPrefix("The editor ended with an error.") == true)
  }

  @Test func `after a script you type in the system's shell again`() {
    let told = desk.answer(inScript: "exercise start mvc-second-writer \(folder)").text.plain
    #expect(told.contains("\nlifeline exercise check"))
    #expect(
      desk.answer(inScript: "exercise trace \(folder)").complaint?.replacing("\n", with: " ")
        .hasSuffix("To make one: lifeline exercise check \(folder)") == true)
    #expect(
      desk.answer(inScript: "exercise check nope").complaint?.replacing("\n", with: " ")
        .hasSuffix("To make one, type: lifeline exercise start NAME") == true)
  }

  @Test(arguments: ["writer", "writer/", "mvc-second-writer"])
  func `in its folder, an exercise is named as outside`(name: String) throws {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    desk.here = folder
    #expect(
      try desk.answer(onCommandLine: "exercise", "hint", name).text.plain.hasPrefix("Hint 1"))
  }

  @Test func `where no editor is known, edit names the files`() throws {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    let complaint = reply("exercise edit").complaint?.replacing("\n", with: " ") ?? ""
    let advice = "Name an editor in your system's shell, as in: EDITOR=nano lifeline exercise edit"
    #expect(complaint.hasPrefix("No editor is known. The files are "))
    #expect(complaint.hasSuffix("PlayViewController.swift. \(advice) \(folder)"))
    #expect(
      try desk.answer(onCommandLine: "exercise", "edit", folder).complaint?.hasSuffix(
        "\(advice) \(folder)") == true)
    desk.here = folder
    #expect(
      try desk.answer(onCommandLine: "exercise", "edit").complaint == """
        No editor is known. The files are edit/Player/PlayViewController.swift. \(advice)
        """)
  }

  @Test func `without a terminal, no editor is asked for`() throws {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    (desk.here, desk.lacksKeyboard) = (folder, true)
    #expect(
      try desk.answer(onCommandLine: "exercise", "edit").complaint == """
        An editor needs a terminal, and there is none here. The files are \
        edit/Player/PlayViewController.swift.
        """)
  }

  @Test func `after the last hint, and with the solution, its price is told`() throws {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    while reply("exercise hint").text.plain.hasPrefix("Hint ") {}
    let words = "There are no more hints. To see what has to be changed, type the next line. "
    let price = "After that, this exercise no longer counts as done. "
    let line = "exercise solution \(folder)"
    #expect(reply("exercise hint").text.plain.replacing("\n", with: " ") == words + price + line)
    #expect(
      try desk.answer(onCommandLine: "exercise", "hint", folder).text.plain
        .replacing("\n", with: " ") == words + price + "lifeline " + line)
    #expect(
      reply("exercise solution").text.plain.replacing("\n", with: " ").hasSuffix(
        "  You have looked at the solution: from now on, this exercise no longer counts as done when you pass it."
      ))
  }

  @Test func `an exercise whose solution was seen is not the next one`() throws {
    func next() -> Substring? { reply("exercise").text.plain.split(separator: "\n").last }
    let first = next()
    let id = try #require(first?.split(separator: " ").last.map(String.init))
    #expect(first == "exercise start \(id)")
    #expect(desk.start(id, in: "first").status == .done)
    #expect(reply("exercise solution").status == .done)
    #expect(next()?.hasPrefix("exercise start ") == true)
    #expect(next() != first)
    #expect(
      desk.answer(inScript: "exercise").text.plain.split(separator: "\n").last.map(String.init)
        == next().map { "lifeline \($0)" })
  }

  @Test func `a name that others begin with is told those`() {
    #expect(
      reply("exercise start mvc-count").complaint?.replacing("\n", with: " ")
        == "There is no exercise \"mvc-count\". Did you mean \"mvc-count-in-title\"? To see all: exercise"
    )
  }

  @Test func `wrong use names the forms that are meant, and no others`() {
    func complaint(_ line: String) -> String? {
      reply(line).complaint?.replacing("\n", with: " ")
    }
    let start = "Use exercise like this: exercise start NAME [DIR]. For more, type: help exercise"
    #expect(complaint("exercise start") == start)
    #expect(
      complaint("exercise start mvc-second-writer --force")
        == "exercise start has no options. Leave out --force.")
    #expect(
      complaint("exercise check sw extra")
        == "Use exercise like this: exercise check [DIR]. For more, type: help exercise")
    #expect(
      complaint("exercise stop") == """
        There is no "exercise stop". There are start, edit, check, watch, hint, trace, changes, report, reset and \
        solution. For more, type: help exercise
        """)
  }

  @Test func `a start that makes no run says why`() {
    #expect(desk.start("mvc-make-recorder", in: "recorder").status == .done)
    let complaint = reply("exercise trace --start").complaint ?? ""
    #expect(complaint.hasPrefix("This version makes no run to look at. To make one of your own: "))
    #expect(
      complaint.contains(
        "\nAn action does not work.\nIn record, action 2 of 5, `tick`, does not work: "))
  }

  @Test func `the run up to the action that does not work is kept`() throws {
    #expect(desk.start("mvc-make-recorder", in: "recorder").status == .done)
    let told = reply("exercise check").text.plain
    #expect(told.contains("\n  Done up to there: `launch`, `tap \"Record\"`\n"), "\(told)")
    let load = told.split(separator: "\n").first { $0.hasPrefix("  load ") } ?? ""
    #expect(load.hasSuffix("/recorder/traces/record.jsonl"))
    #expect(reply(String(load)).status == .done)
    #expect(reply("messages").text.plain.contains("RecordVC"))
  }

  @Test func `after Ctrl-C nothing more is built or judged`() {
    #expect(reply("exercise start mvc-second-writer \(folder)").status == .done)
    desk.interrupt()
    for line in ["exercise check", "exercise trace --start"] {
      #expect(
        reply(line).complaint
          == "Interrupted: there is no result. To get it, type the command again.")
    }
  }

  @Test func `a new exercise works as it is, and is not judged again while nothing has changed`()
    throws
  {
    #expect(reply("new exercise first").status == .done)
    let folder = scratch.file("my/exercises")
    let check = reply("check --exercises --write \(folder)/first.md")
    #expect(check.complaint == nil)
    #expect(
      check.text.plain.split(separator: "\n").last
        == "1 lesson, 0 scenarios, 0 runs, 4 versions of exercises: no problem.")
    let again = reply("check --exercises --due \(folder)/first.md")
    #expect(
      again.text.plain
        == "1 lesson, 0 scenarios, 0 runs, 4 recorded verdicts that still hold: no problem.")
  }

  @Test func `half a new exercise is never written`() throws {
    try scratch.write("mine", to: "my/exercises/first/start.diff")
    // The path of the scratch folder is broken at the edge of the window.
    let complaint = reply("new exercise first").complaint?.replacing("\n", with: "") ?? ""
    #expect(complaint.contains("start.diff\" already exists"))
    #expect(scratch.files(in: "my/exercises") == ["first"])
    #expect(reply("new exercise first --force").status == .done)
    #expect(scratch.files(in: "my/exercises") == ["first", "first.md"])
  }

  @Test func `a slash after the name of a folder is no folder more`() {
    desk.here = scratch.path
    let words = reply("exercise start mvc-second-writer writer/").text.plain
    #expect(
      words.contains("\nEdit writer/edit/Player/PlayViewController.swift, and then type:\n"),
      "\(words)")
  }

  private func listed(_ words: String) -> Bool {
    reply("exercise").text.plain.contains(words)
  }

  private func reply(_ line: String) -> Reply { desk.reply(line) }
}
