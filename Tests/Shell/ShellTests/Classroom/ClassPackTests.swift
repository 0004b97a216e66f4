import Foundation
import Shell
import TestSupport
import Testing

/// A pack for class, written as a directory.
@MainActor @Suite struct ClassPackTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(["lessons/01-first.md": ClassPackTests.lesson("first")])
    try scratch.write(ClassPackTests.lesson("second"), to: "lessons/02-second.md")
  }

  @Test func `several lessons come into one directory, whatever it is called`() {
    let place = scratch.file("a pack 课堂")
    #expect(
      scratch.reply("class pack first second --output \"\(place)\"", width: 200).text.plain == """
        Wrote 28 files into \(place):
          index.html
          README.md
          first-plan.html, first-plan.md
          first-key.html, first-key.md
          first-slides.html, first-slides.md
          first-questions.html, first-questions.md
          first-handout.html, first-handout.md
          second-plan.html, second-plan.md
          second-key.html, second-key.md
          second-slides.html, second-slides.md
          second-questions.html, second-questions.md
          second-handout.html, second-handout.md
          pictures/ (6)

        Open index.html in a browser: it says what each file is for, and how to turn them into \
        Word, PowerPoint and web pages. README.md says the same.
        """)
    #expect(
      scratch.files(in: "a pack 课堂/pictures") == [
        "first.fill.paper-1.svg", "first.fill.slide-1.svg", "first.fill.svg",
        "second.fill.paper-1.svg", "second.fill.slide-1.svg", "second.fill.svg",
      ])
    #expect(scratch.names == ["a pack 课堂", "lessons"])
  }

  @Test func `chosen pages have their own minutes and their own core`() throws {
    let course = ShellEnvironment.course
    let place = scratch.file("chosen")
    _ = Session(.script, environment: course).reply(
      to: "class pack viper --pages 1,3,78 --output \"\(place)\"")
    let handout = try String(contentsOfFile: place + "/viper-handout.md", encoding: .utf8)
    let plan = try String(contentsOfFile: place + "/viper-plan.md", encoding: .utf8)
    #expect(
      handout.split(separator: "\n").filter { $0.hasPrefix("- Sitting") } == [
        "- Sitting 1: Roles and the start, about 1 min: pages 1,3",
        "- Sitting 5: Your turn, about 1 min: page 78",
      ])
    #expect(
      plan.split(separator: "\n").filter { $0.hasPrefix("| Sitting") } == [
        "| Sitting 1: Roles and the start, about 1 min | 1,3 | 1,3 | 2 |",
        "| Sitting 5: Your turn, about 1 min | 78 | 78 | 2 |",
      ])
  }

  @Test func `a handout names the lessons that its last sentence leads to`() throws {
    let place = scratch.file("last")
    _ = Session(.script, environment: .course).reply(
      to: "class pack still-true --pages 19 --output \"\(place)\"")
    let handout = try String(contentsOfFile: place + "/still-true-handout.md", encoding: .utf8)
    #expect(
      handout.hasSuffix(
        """

        Back to the dispute: "MV or MVVM?" Or look at the other answer: "TEA".

        """))
  }

  @Test func `pages that link to exercises have a lab sheet`() {
    let session = Session(.script, environment: .course)
    for (pages, hasLab) in [("23", true), ("21,22", false)] {
      let place = scratch.file("lab \(pages)")
      let reply = session.reply(to: "class pack mv --pages \(pages) --output \"\(place)\"")
      #expect(reply.status == .done)
      #expect(FileManager.default.fileExists(atPath: place + "/mv-lab.md") == hasLab, "\(pages)")
    }
  }

  @Test func `pages are chosen by number`() {
    #expect(
      scratch.reply("class pack first --pages 2 --output \(scratch.file("a"))").status == .done)
    #expect(scratch.files(in: "a").contains("first-questions.md"))
    #expect(
      scratch.reply("class pack first --pages 1,3 --output \(scratch.file("b"))").complaint
        == "--pages cannot be \"1,3\". It is pages from 1 to 2.")
    #expect(
      scratch.reply("class pack all --pages 1-2 --output \(scratch.file("b"))").complaint
        == "--pages cannot be \"1-2\". It is pages with the name of their lesson, as in first:1-2.")
    for wrong in ["", "0", "2-1", "1-", "a", "1,,2", "1-2-3", "99999", ":1", "first:", "a:b:1"] {
      #expect(
        scratch.reply("class pack first --pages \"\(wrong)\" --output \(scratch.file("b"))").status
          == .wrongUsage)
    }
    #expect(scratch.names == ["a", "lessons"])
  }

  @Test func `pages of several lessons are chosen by their names`() throws {
    let line = "class pack first second --output \(scratch.file("a")) --pages"
    #expect(scratch.reply("\(line) first:2").status == .done)
    #expect(try pagesInPlan(of: "first") == ["2"])
    #expect(try pagesInPlan(of: "second").count > 1)
    #expect(scratch.reply("\(line) first:1,2,second：1 --force").status == .done)
    #expect(try pagesInPlan(of: "first") == ["1", "2"])
    #expect(try pagesInPlan(of: "second") == ["1"])
    #expect(
      scratch.reply("\(line) first:1,third:2 --force").complaint
        == "--pages cannot be \"third:2\". It is pages of first or second.")
    #expect(
      scratch.reply("\(line) first:1,9-11 --force").complaint
        == "--pages cannot be \"first:1,9-11\". It is pages from 1 to 2.")
  }

  /// The numbers in the tables of the plan.
  private func pagesInPlan(of lesson: String) throws -> [String] {
    let plan = try String(contentsOfFile: scratch.file("a/\(lesson)-plan.md"), encoding: .utf8)
    return plan.split(separator: "\n").filter { $0.hasPrefix("| 0:") }
      .map { $0.split(separator: "|")[2].trimmingCharacters(in: .whitespaces) }
  }

  @Test func `questions can be those of chosen pages`() throws {
    let line = "class questions first second --format csv --pages"
    func lessonsAsked(_ pages: String) throws -> [String] {
      _ = scratch.reply("\(line) \(pages) --output \(scratch.file("bank.csv")) --force")
      let bank = try scratch.text("bank.csv")
      return ["first", "second"].filter { bank.contains("lifeline-\($0)-fill") }
    }
    #expect(try lessonsAsked("first:2") == ["first", "second"])
    #expect(try lessonsAsked("first:1") == ["second"])
    #expect(try lessonsAsked("first:1-2,second:1") == ["first"])
    #expect(
      scratch.reply("\(line) first:1,second:1").complaint == """
        These pages have no question and no task, so nothing was written. Choose other pages or lessons.
        """)
  }

  @Test(arguments: ["class pack all --output", "class questions all --format csv --output"])
  func `a lesson that cannot be read is named, with chosen pages too`(command: String) throws {
    try FileManager.default.removeItem(atPath: scratch.file("lessons/02-second.md"))
    try scratch.write("---\nbroken\n---\n# First\n", to: "lessons/01-first.md")
    for pages in ["", " --pages 1", " --pages first:1"] {
      let complaint = scratch.reply("\(command) \(scratch.file("a"))\(pages) --force").complaint
      #expect(complaint?.contains("01-first.md:2:1: `broken`") == true, "\(pages)")
      #expect(!command.contains("questions") || !scratch.names.contains("a"))
    }
  }

  @Test func `numbers of pages may be typed with the signs of a Chinese keyboard`() {
    let forms = ["1-2", "1，2", "1、2", "１－２", "1–2", "1～2", "1~2", "1—2", "1——2", "１"]
    for (index, right) in forms.enumerated() {
      let reply = scratch.reply(
        "class pack first --pages \(right) --output \(scratch.file("\(index)"))")
      #expect(reply.status == .done, "\(right)")
    }
  }

  @Test func `all are all lessons, each once`() {
    #expect(scratch.reply("class pack all --output \(scratch.file("a"))").status == .done)
    #expect(
      scratch.reply("class pack first first second --output \(scratch.file("b"))").status == .done)
    #expect(scratch.files(in: "a") == scratch.files(in: "b"))
  }

  @Test func `what is in a directory stays, unless you say otherwise`() throws {
    try scratch.write("mine", to: "pack/notes.txt")
    try scratch.write("old", to: "pack/first-key.md")
    let line = "class pack first --output \(scratch.file("pack"))"
    let refusal = scratch.reply(line)
    #expect(refusal.status == .failed)
    #expect(
      refusal.complaint == """
        \"\(scratch.file("pack"))\" is not empty. Choose another name, or add --force: it replaces files of the same names and keeps all others.
        """)
    #expect(try scratch.text("pack/first-key.md") == "old")
    #expect(scratch.reply(line + " --force").status == .done)
    #expect(try scratch.text("pack/notes.txt") == "mine")
    #expect(try scratch.text("pack/first-key.md").hasPrefix("# first"))
    #expect(scratch.names == ["lessons", "pack"])
  }

  @Test func `a file that is replaced keeps its permissions`() throws {
    let key = try scratch.write("old", to: "pack/first-key.md")
    chmod(key, 0o600)
    let line = "class pack first --output \(scratch.file("pack")) --force"
    #expect(scratch.reply(line).status == .done)
    var facts = stat()
    stat(key, &facts)
    #expect(facts.st_mode & 0o777 == 0o600)
    #expect(try scratch.text("pack/first-key.md").hasPrefix("# first"))
  }

  @Test func `papers of an earlier pack are named, because they stay`() {
    let words = "\n\nKept from before, not in this pack: "
    let place = "--output \(scratch.file("pack"))"
    #expect(!scratch.reply("class pack first \(place)").text.plain.contains(words))
    #expect(!scratch.reply("class pack first \(place) --force").text.plain.contains(words))
    #expect(
      scratch.reply("class pack first --pages 1 \(place) --force", width: 200).text.plain.hasSuffix(
        words + "first-questions.html, first-questions.md, pictures"))
    #expect(
      scratch.reply("class pack second \(place) --force", width: 200).text.plain.hasSuffix(
        words + "first-handout.html, first-handout.md, first-key.html, first-key.md and 9 more"))
  }

  @Test func `a directory that appears while the pack is written stays as it is`() throws {
    var environment = ShellEnvironment.lessons(in: scratch.file("lessons"))
    var pagesAndFiles = 0
    environment.isInterrupted = { [scratch] in
      pagesAndFiles += 1
      if pagesAndFiles == 4 { _ = try? scratch.write("mine", to: "pack/first-key.md") }
      return false
    }
    let refusal = Session(.script, environment: environment)
      .reply(to: "class pack first --output \(scratch.file("pack"))")
    #expect(refusal.status == .failed)
    #expect(refusal.complaint?.contains("add --force: it replaces files") == true)
    #expect(try scratch.text("pack/first-key.md") == "mine")
    #expect(scratch.names == ["lessons", "pack"])
  }

  @Test func `an empty directory is a place like any other`() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.file("empty"), withIntermediateDirectories: false)
    #expect(scratch.reply("class pack first --output \(scratch.file("empty"))").status == .done)
    #expect(scratch.files(in: "empty").count == 13)
  }

  @Test func `what cannot be done is said, and leaves nothing behind`() throws {
    try scratch.write("", to: "file")
    #expect(scratch.reply("class pack first").status == .wrongUsage)
    #expect(
      scratch.reply("class pack third --output \(scratch.file("x"))").complaint?.hasPrefix(
        "There is no lesson \"third\".") == true)
    #expect(
      scratch.reply("class pack first --output \(scratch.file("file"))").complaint == """
        "\(scratch.file("file"))" cannot be written: a file of this name already exists. Choose \
        another name.
        """)
    #expect(
      scratch.reply("class pack first --output \(scratch.file("x/y"))").complaint?.hasSuffix(
        "there is no such directory. Make it first, or choose another one.") == true)
    try scratch.write(
      ClassPackTests.lesson("first").replacing("`tap`", with: "`nothing`"),
      to: "lessons/01-first.md")
    let broken = scratch.reply("class pack first --output \(scratch.file("x"))").complaint ?? ""
    #expect(broken.hasPrefix("Page 2 of \"first\" does not work: "), "\(broken)")
    #expect(scratch.names == ["file", "lessons"])
  }

  @Test(arguments: ["class pack all --output", "site", "class questions all --format csv --output"])
  func `a place that cannot be written is refused before the work begins`(command: String) {
    var environment = ShellEnvironment.lessons(in: scratch.file("lessons"))
    var parts = 0
    environment.isInterrupted = {
      parts += 1
      return false
    }
    let session = Session(.script, environment: environment)
    let refusal = session.reply(to: "\(command) \(scratch.file("x/y"))")
    #expect(refusal.complaint?.contains("there is no such directory. Make it first") == true)
    #expect(parts == 0)
    #expect(session.reply(to: "\(command) \(scratch.file("y"))").status == .done)
    #expect(parts > 0)
  }

  @Test(arguments: ["class pack", "class questions --format qti21"])
  func `no file is called by what is no id, or by the id of another`(command: String) throws {
    try scratch.write(
      ClassPackTests.lesson("../out").replacing("id: fill", with: "id: a/b"),
      to: "lessons/01-first.md")
    let strange = scratch.reply("\(command) all --output \(scratch.file("x"))", width: 200)
    #expect(
      strange.complaint == """
        The lesson "../out" cannot be read:
        \(scratch.file("lessons/01-first.md")):3:1: `../out` cannot be an id. Use lowercase letters, digits and hyphens: `watch-rename`.
        \(scratch.file("lessons/01-first.md")):7:15: `../out` cannot be an id. Use lowercase letters, digits and hyphens: `watch-rename`.
        \(scratch.file("lessons/01-first.md")):11:26: `a/b` cannot be an id. Use lowercase letters, digits and hyphens: `watch-rename`.
        """)
    try scratch.write(
      ClassPackTests.lesson("second") + "\n\n## Once more <!-- id: fill -->\n",
      to: "lessons/02-second.md")
    let twice = scratch.reply("\(command) second --output \(scratch.file("x"))", width: 200)
    #expect(
      twice.complaint == """
        The lesson "second" cannot be read:
        \(scratch.file("lessons/02-second.md")):24:19: the id `fill` was given on line 11 already. \
        Choose another one.
        """)
    #expect(scratch.names == ["lessons"])
  }

  @Test(arguments: ["class pack", "class questions --format qti21"])
  func `a lesson that all leaves out is named`(command: String) throws {
    try Data([0xFF]).write(to: URL(fileURLWithPath: scratch.file("lessons/02-second.md")))
    let reply = scratch.reply("\(command) all --output \(scratch.file("x"))", width: 200)
    #expect(reply.status == .failed)
    #expect(
      reply.complaint?.hasSuffix(
        "\(scratch.file("lessons/02-second.md")):1:1: this file is not UTF-8 text. Save it as UTF-8."
      )
        == true)
    #expect(scratch.names == ["lessons", "x"])
  }

  private static func lesson(_ id: String) -> String {
    """
    ---
    lifeline: 1
    id: \(id)
    title: \(id)
    pattern: mvc
    ---
    # \(id) <!-- id: \(id) -->

    Words.

    ## What is missing? <!-- id: fill type: fill run: edit concept: roles -->

    Look.

    - `tap`
      > It begins with a finger.

    <details><summary>Hint 1</summary>

    A finger.

    </details>
    """
  }
}
