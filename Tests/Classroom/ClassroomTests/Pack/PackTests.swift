import Course
import Exports
import Lessons
import Localization
import TestSupport
import Testing

@testable import Classroom

/// The complete papers of a small lesson.
///
/// `LIFELINE_RECORD=1 swift test --filter PackTests` writes the papers again; read the diff.
@MainActor @Suite struct PackTests {
  @Test func `a handout tells and draws, and asks nothing`() throws {
    try expectPaper("handout")
  }

  @Test func `a paper with the questions does not answer them`() throws {
    try expectPaper("questions")
  }

  @Test func `a plan says what takes how long`() throws {
    try expectPaper("plan")
  }

  @Test func `a plan has a column for the core where there is one`() throws {
    let sittings = SmallPack.lesson
      .replacing("id: small -->", with: "id: small sitting: One -->")
      .replacing("id: do ", with: "id: do sitting: Two ")
    let plain = try paper("plan", of: sittings)
    #expect(plain.contains("\n| read alone | pages | minutes in class |\n"))
    let cored = try paper("plan", of: sittings.replacing("id: do ", with: "id: do core: "))
    #expect(cored.contains("\n| read alone | pages | core | minutes in class |\n"))
    #expect(cored.contains("| 5-6 | 5 | 5 |\n"))
  }

  @Test func `chosen pages keep their numbers`() throws {
    let plan = try #require(
      try SmallPack.pack(pages: [2, 5]).files.first { $0.path == "small-plan.md" })
    #expect(
      plan.lines.text.matches(of: #/\| (\d+) \| (Watch a tap|Your turn) /#).map { $0.output.1 } == [
        "2", "5",
      ])
  }

  @Test func `a table that is too wide for paper is a list in a handout`() throws {
    let wide = """

      ## Wide <!-- id: wide -->

      | from | A | B | C | D | E | F |
      |---|---|---|---|---|---|---|
      | G | – | call | – | – | – | set |
      """
    let handout = try #require(
      try SmallPack.pack(SmallPack.lesson + wide).files.first { $0.path == "small-handout.md" })
    #expect(handout.lines.text.contains("\n- G – **B**: call; **F**: set\n"))
    #expect(!handout.lines.text.contains("| G"))
  }

  @Test func `on paper, titles of lessons are in quotes, and nothing leads back to them`() throws {
    let page = """


      ## Go on <!-- id: onward -->

      As in [cocoa MVC](mvc.md), with a [presenter](mvp.md); [its lesson](mvp.md) says more. Back to the [welcome](mvp.md).

      After [MVVM with `@Observable`](observable.md), do [a screen that is never released](exercises/mvc-kept-alive.md).

      Next: [the words](mvp.md). Back to the
      [welcome](mvp.md), or to [Cocoa MVC](mvc.md).
      """
    let handout = try handout(
      SmallPack.lesson + page,
      among: [
        "mvc": "Cocoa MVC", "mvp": "MVP, with passive views", "observable": "MVVM with @Observable",
      ])
    #expect(
      handout.hasSuffix(
        """
        ## 7. Go on

        As in "cocoa MVC", with a presenter; its lesson says more.

        After "MVVM with `@Observable`", do "a screen that is never released".

        """))
  }

  @Test func `on paper, a sentence stays if it says more than where it leads`() throws {
    let page = """


      ## Go on <!-- id: onward -->

      Back to apps: see [MVP](mvp.md) first.

      Back to what you know, now in [TEA](tea.md).

      Next: [TEA](tea.md), where the state is one value; or the dispute itself: [MV or MVVM?](dispute.md)

      Back to the dispute: [MV or MVVM?](dispute.md) Or look at the other answer: [TEA](tea.md).
      """
    let handout = try handout(
      SmallPack.lesson + page, among: ["tea": "TEA", "dispute": "MV or MVVM?"])
    #expect(
      handout.hasSuffix(
        """
        ## 7. Go on

        Back to apps: see MVP first.

        Back to what you know, now in "TEA".

        Next: "TEA", where the state is one value; or the dispute itself: "MV or MVVM?"

        Back to the dispute: "MV or MVVM?" Or look at the other answer: "TEA".

        """))
  }

  @Test func `Chinese sentences that lead on are treated in the same way`() throws {
    let lesson = """
      ---
      lifeline: 1
      id: small
      title: 小课
      pattern: mvc
      ---
      # 小课 <!-- id: small -->

      就学[关于代价的一课](dispute.md)或[TEA](tea.md)。回到[争论](dispute.md)，或者 [TEA](tea.md)。

      回到那场争论：[MV 还是 MVVM？](dispute.md)；或者看看另一种回答：[TEA](tea.md)。

      下一课：[TEA](tea.md)。
      """
    let paper = try Language.$current.withValue(.chinese) {
      try handout(lesson, among: ["tea": "TEA", "dispute": "MV 还是 MVVM？"])
    }
    #expect(
      paper.hasSuffix(
        """
        就学关于代价的一课或“TEA”。

        回到那场争论：“MV 还是 MVVM？”；或者看看另一种回答：“TEA”。

        """))
  }

  @Test func `a question that says to tick all is not told again`() throws {
    let choices = "- [x] One\n  > Yes.\n- [x] Two\n  > Yes.\n- [ ] Three\n  > No.\n"
    let questions = ["Which? Tick all.", "Which of them?"].enumerated().map { number, stem in
      "\n\n## Many <!-- id: m\(number) type: quiz concept: roles -->\n\n\(stem)\n\n\(choices)"
    }
    let paper = try #require(
      try SmallPack.pack(SmallPack.lesson + questions.joined()).files.first {
        $0.path == "small-questions.md"
      })
    #expect(
      paper.lines.text.matches(of: #/Tick [^.]*\./#).map { String($0.output) } == [
        "Tick all.", "Tick all right choices.",
      ])
  }

  @Test func `a paper with the questions has room for a guess where something is changed`() throws {
    let paper = try paper("questions", of: SmallPack.lesson + change)
    let page = try #require(paper.firstRange(of: "## 7. Change it")).lowerBound
    let room = "Your guess: ________________________________________________"
    #expect(
      paper[page...] == """
        ## 7. Change it

        What stays?

        Guess first: what follows for the conversation, the contract, the objects and the screen?

        - Nothing is changed.

        - The closure holds its owner.

          \(room)

        """)
  }

  @Test func `what answers a question begins a new sheet of the paper`() throws {
    func seen(_ id: String) -> String {
      """


      ## Seen \(id) <!-- id: \(id) type: quiz concept: roles drawing: watch -->

      Which object shows it?

      - [x] `tableView`
        > It does.
      - [ ] `NC`
        > It does not.
      """
    }
    let lesson =
      SmallPack.lesson.replacing("id: order type", with: "id: order covers: watch type")
      + seen("once") + change + seen("again")
    let paper = try paper("questions", of: lesson)
    #expect(
      paper.matches(of: #/(?m)^(?:## .*|\* \* \*)$/#).map { String($0.output) } == [
        "## 2. Watch a tap", "## 3. Who is called?", "## 4. In order", "## 5. Your turn", "* * *",
        "## 7. Seen once", "* * *", "## 8. Change it", "## 9. Seen again",
      ])
    let files = try SmallPack.pack(lesson, pages: [8, 9]).files
    let page = try #require(files.first { $0.path == "small-questions.html" }).lines.text
    #expect(!page.contains("<hr"))
    #expect(page.contains("hr + h2 { break-before: page; }"))
  }

  @Test func `lines to write on are known to the paper, which keeps them with what is asked`()
    throws
  {
    let files = try SmallPack.pack().files
    let paper = try #require(files.first { $0.path == "small-questions.html" }).lines.text
    #expect(
      paper.matches(of: #/<p class="line">(.+?)_/#).map { String($0.output.1) } == [
        "Name: ", "Your guess: ", "Letters, in the right order: ",
      ])
  }

  @Test func `code in Chinese has the height of lines that it has in English`() throws {
    let door = try #require(try SmallPack.pack().files.first { $0.path == "index.html" }).lines.text
    #expect(
      door.matches(of: #/\n(.*:lang.+?) \{/#).map { String($0.output.1) } == ["body:lang(zh-Hans)"])
  }

  @Test func `there is no space after a full-width colon in a Chinese key`() throws {
    let lesson = SmallPack.lesson.replacing("It says so:", with: "它这样说：")
    let key = try Language.$current.withValue(.chinese) { try paper("key", of: lesson) }
    #expect(key.contains("\n- [x] 它这样说：`screen shows \"Done\"`\n"))
    #expect(key.contains("\n**解法**：`tap \"Edit\"`\n"))
    #expect(!key.contains("： ") && !key.contains("：** "))
  }

  @Test(arguments: ["index.html", "small-slides.html"])
  func `Chinese, which has no italics, is not slanted`(file: String) throws {
    let page = try #require(try SmallPack.pack().files.first { $0.path == file }).lines.text
    #expect(page.contains("\nem { font-synthesis-style: none; }\n"))
  }

  @Test func `a key says what comes of a change`() throws {
    let key = try paper("key", of: SmallPack.lesson + change)
    let page = try #require(key.firstRange(of: "## 7. Change it")).lowerBound
    let end = try #require(key.firstRange(of: "## Exercises")).lowerBound
    #expect(
      key[page..<end] == """
        ## 7. Change it

        What stays?

        - Nothing is changed.

          > All goes.

        - The closure holds its owner.

          Conversation: the same messages.

          Contract: no rule is broken.

          Objects: still alive: RecordVC, Recorder, 3 views.

          Screen: the same.

          > You see nothing.


        """)
  }

  private let change = """


    ## Change it <!-- id: change type: change run: record -->

    What stays?

    - `mvc` Nothing is changed.
      > All goes.
    - `mvc.leak` The closure holds its owner.
      > You see nothing.
    """

  @Test func `a key says all that only a teacher knows`() throws {
    try expectPaper("key")
  }

  @Test func `a sheet of exercises leaves out what its runs say`() throws {
    try expectPaper("exercises")
  }

  @Test func `slides show one idea each, and the speaker has the rest`() throws {
    try expectPaper("slides")
  }

  @Test func `a pack is its papers, pictures and pages`() throws {
    #expect(
      try SmallPack.pack().files.map(\.path) == [
        "index.html", "README.md", "small-plan.html", "small-plan.md", "small-key.html",
        "small-key.md", "small-slides.html", "small-slides.md", "small-questions.html",
        "small-questions.md", "small-handout.html", "small-handout.md", "small-exercises.html",
        "small-exercises.md",
        "pictures/small.watch.svg", "pictures/small.watch.slide-1.svg",
        "pictures/small.watch.paper-1.svg", "pages/small.watch.html", "pictures/small.ask.svg",
        "pictures/small.ask.slide-1.svg", "pictures/small.ask.paper-1.svg",
        "pictures/small.contract.svg",
      ])
  }

  @Test func `a pack speaks only of papers and folders that it has`() throws {
    let words = [
      "The folder pictures", "The folder pages", "Print the questions", "The right arrow",
      "Use the exercises",
    ]
    let lesson = SmallPack.lesson
    let end = try #require(lesson.firstRange(of: "## Watch a tap")).lowerBound
    let packs = try [SmallPack.pack(), SmallPack.pack(String(lesson[..<end]))]
    let found = try packs.map { pack in
      let readme = try #require(pack.files.first { $0.path == "README.md" }).lines.text
      return words.filter { readme.contains($0) }
    }
    #expect(found == [words, []])
  }

  @Test func `the door of a pack leads to every paper, and needs nothing else`() throws {
    let files = try SmallPack.pack().files
    let door = try #require(files.first { $0.path == "index.html" }).lines.text
    #expect(
      door.matches(of: #/<a href="(.+?)"><code>/#).map { String($0.output.1) } == [
        "small-plan.html", "small-key.html", "small-slides.html", "small-slides.md",
        "small-questions.html", "small-handout.html", "small-exercises.html",
      ])
    #expect(door.contains("<h1>For class: A small lesson</h1><p>This pack was made"))
    #expect(door.contains("<h2>In class</h2><ol><li>"))
    #expect(!door.contains("src="))
  }

  @Test func `a page that does not work is named`() throws {
    let broken = SmallPack.lesson.replacing("run: edit wait:", with: "run: edict wait:")
    #expect(
      throws: PackProblem(
        lesson: "small", page: 2,
        reason: "There is no scenario \"edict\". Did you mean \"edit\"?")
    ) { try SmallPack.pack(broken) }
  }

  @Test func `a claim that does not hold is not printed as a fact`() throws {
    let start = "## Your turn <!-- id: do"
    let claims =
      "## Proof <!-- id: proof type: claims run: edit -->\n\n- It is told twice: `2 didMove`\n\n"
    #expect(
      throws: PackProblem(
        lesson: "small", page: 5,
        reason:
          "`2 didMove` does not hold at the end of this run: the number is 0. Correct the claim.")
    ) { try SmallPack.pack(SmallPack.lesson.replacing(start, with: claims + start)) }
  }

  @Test func `you are told how far it is while you wait`() throws {
    var told: [String] = []
    _ = try SmallPack.pack {
      told.append("\($0) of \($1)")
      return true
    }
    // Before each page, and before the papers.
    #expect(told == (0...6).map { "\($0) of 7" })
  }

  @Test func `a contract is a picture for a slide`() throws {
    try expect("pictures/small.contract.svg", as: "small-contract.svg")
  }

  private func handout(_ lesson: String, among titles: [String: String]) throws -> String {
    try paper("handout", of: lesson, among: titles)
  }

  private func paper(
    _ name: String, of lesson: String, among titles: [String: String] = [:]
  ) throws -> String {
    let files = try SmallPack.pack(lesson, among: titles).files
    return try #require(files.first { $0.path == "small-\(name).md" }).lines.text
  }

  private func expectPaper(_ name: String) throws {
    try expect("small-\(name).md", as: "small-\(name).md")
  }

  private func expect(_ file: String, as golden: String) throws {
    let text = try #require(try SmallPack.pack().files.first { $0.path == file }).lines.text
    #expect(
      text == (try Golden.text(of: "Classroom/ClassroomTests/Golden/Pack/\(golden)", found: text)))
  }
}
