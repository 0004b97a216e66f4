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
  private let lesson = """
    ---
    lifeline: 1
    id: small
    title: A small lesson
    pattern: mvc
    ---
    # A small lesson <!-- id: small -->

    One page. <!-- not to be seen --> Read [the first one](02-other.md), and [more](https://swift.org).

    <details class="teacher"><summary>For teachers</summary>

    Ten minutes.

    </details>

    ## Watch a tap <!-- id: watch type: run run: edit wait: -->

    Who hears of it?

    ```mermaid
    sequenceDiagram
    ```

    Look at the kinds.

    ## Who is called? <!-- id: ask type: quiz concept: roles drawing: watch steps: 1-2 -->

    After message 2 of the drawing, whom does `FolderVC` call?

    - [ ] `NC`
      > There is no news.
    - [x] `tableView`
      > It shows the buttons.

    <details><summary>Hint 1</summary>

    Think of a view.

    </details>

    ## In order <!-- id: order type: order run: edit concept: roles -->

    What comes first?

    1. `tap`
    2. `editButton -> FolderVC`
    3. `tableView`

    > From the finger to the view.

    <details><summary>Hint 1</summary>

    Begin with the finger.

    </details>

    ## Your turn <!-- id: do type: task setup: launch -->

    Tap it.

    - It says so: `screen shows "Done"`

    <details><summary>Hint 1</summary>

    It is a button.

    </details>

    > Well done.

    Solution: `tap "Edit"`

    ## Who may talk to whom <!-- id: contract type: contract -->

    A circle in each row.

    | from \\ to | View | Controller |
    |---|---|---|
    | **User** | user | – |
    | **View** | – | target-action, delegate |
    | **Controller** | call, set | – |

    Only one is enough.
    """

  @Test func `a handout tells and draws, and asks nothing`() throws {
    try expectPaper("handout")
  }

  @Test func `a paper with the questions does not answer them`() throws {
    try expectPaper("questions")
  }

  @Test func `a plan says what takes how long`() throws {
    try expectPaper("plan")
  }

  @Test func `chosen pages keep their numbers`() throws {
    let plan = try #require(try pack(pages: [2, 5]).files.first { $0.path == "small-plan.md" })
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
      try pack(lesson + wide).files.first { $0.path == "small-handout.md" })
    #expect(handout.lines.text.contains("\n- G – **B**: call; **F**: set\n"))
    #expect(!handout.lines.text.contains("| G"))
  }

  @Test func `a table of a question that is too wide for a slide is a list there`() throws {
    let cells = "| " + (1...70).map { "c\($0)" }.joined(separator: " | ") + " |"
    let rule = String(repeating: "|---", count: 70) + "|"
    let table = "\(cells)\n\(rule)\n\(cells)"
    let slides = try slides(ofQuestion: "Which cell is first?\n\n\(table)")
    #expect(slides.contains("\n\n- c1 – **c2**: c2; **c3**: c3; **c4**: c4; "))
    #expect(slides.contains("; **c70**: c70\n"))
  }

  @Test func `a question that is only the head of a table has its slide`() throws {
    let question = String(repeating: "Which word is it? ", count: 60)
    #expect(try slides(ofQuestion: "| \(question)|\n|---|").contains("| \(question)|\n"))
  }

  private func slides(ofQuestion prompt: String) throws -> String {
    let question = """


      ## Asked <!-- id: asked type: short-answer concept: roles -->

      \(prompt)

      - [x] `word`
        > It is.
      """
    let files = try pack(lesson + question).files
    return try #require(files.first { $0.path == "small-slides.md" }).lines.text
  }

  @Test func `a question that says to tick all is not told again`() throws {
    let choices = "- [x] One\n  > Yes.\n- [x] Two\n  > Yes.\n- [ ] Three\n  > No.\n"
    let questions = ["Which? Tick all.", "Which of them?"].enumerated().map { number, stem in
      "\n\n## Many <!-- id: m\(number) type: quiz concept: roles -->\n\n\(stem)\n\n\(choices)"
    }
    let paper = try #require(
      try pack(lesson + questions.joined()).files.first { $0.path == "small-questions.md" })
    #expect(
      paper.lines.text.matches(of: #/Tick [^.]*\./#).map { String($0.output) } == [
        "Tick all.", "Tick all right choices.",
      ])
  }

  @Test func `a table that a speaker tells has Chinese punctuation in Chinese`() {
    let list = Language.$current.withValue(.chinese) {
      [Block](markdown: "| 谁 | 角色 | 课 |\n|---|---|---|\n| PlayVC | 控制器 | 二 |").spoken.markdown
    }
    #expect(list == "- PlayVC – **角色**：控制器；**课**：二")
  }

  private func page(_ question: String) throws -> String {
    let files = try pack(lesson + "\n\n" + question + "\n").files
    return try #require(files.first { $0.path == "small-slides.html" }).lines.text
  }

  private func answers(in page: String) -> [String] {
    page.matches(of: #/<div class="answer step">(.+?)</div>/#).map { String($0.output.1) }
  }

  @Test func `an answer has as much of its reason as fits`() throws {
    let page = try page(
      """
      ## Short <!-- id: short type: quiz concept: roles -->

      Which is it?

      - [x] One
        > It hears of this. It does not hear of that.
      - [ ] Two
        > No.

      ## Long <!-- id: long type: quiz concept: roles -->

      Which is it now?

      - [x] Three
        > It hears of this. Of what else? \(String(repeating: "And of more and more. ", count: 60))
      - [ ] Four
        > No.
      """)
    let (short, long) = try (
      #require(answers(in: page).first { $0.contains("One") }),
      #require(answers(in: page).first { $0.contains("Three") })
    )
    #expect(short.contains("<p>It hears of this. It does not hear of that.</p>"))
    #expect(long.contains("Of what else? And of more and more."))
    #expect(long.matches(of: /And of more/).count < 60)
  }

  @Test func `a reason does not end in a question`() {
    let kept = [Block](markdown: "It hears of this. Of what else? Of that.").beginnings
    #expect(
      kept.map(\.markdown) == ["It hears of this. Of what else? Of that.", "It hears of this."])
  }

  @Test func `a slide has the first spelling of a word, and the key has all`() throws {
    let question = """
      ## Word <!-- id: word type: short-answer concept: roles -->

      Which word is it?

      - [x] `[weak self]`, `weak`, `[unowned self]`
        > It does not hold.
      """
    #expect(
      answers(in: try page(question)).last
        == "<p><strong><code>[weak self]</code></strong></p><p>It does not hold.</p>")
    let key = try #require(
      try pack(lesson + "\n\n" + question + "\n").files.first { $0.path == "small-key.md" })
    #expect(
      key.lines.text.contains(
        "- [x] `[weak self]`; also right: `weak`, `[unowned self]`\n  > It does not hold."))
  }

  @Test func `the stem of a question is above its drawing, or on a slide before it`() throws {
    let long = String(repeating: "Read this before you look. ", count: 9)
    let page = try page(
      """
      ## Look <!-- id: look type: quiz concept: roles drawing: watch steps: 1-2 -->

      \(long)Whom does it call?

      - [ ] `NC`
        > No.
      - [x] `tableView`
        > Yes.
      """)
    let slides = page.split(separator: "<section").map(String.init)
    let leads = slides.map { $0.firstMatch(of: #/<div class="lead">(.+?)</div>/#)?.output.1 }
    #expect(
      leads.compactMap(\.self).contains(
        "<p>After message 2 of the drawing, whom does <code>FolderVC</code> call?</p>"))
    let look = slides.filter { $0.contains("<h2>Look") }
    try #require(look.count == 3)
    #expect(look[0].contains(long) && !look[0].contains("class=\"scene\""))
    #expect(look[1].contains("<div class=\"lead\"><p>Whom does it call?</p></div>"))
    #expect(look[1].contains("class=\"scene\"") && look[2].contains("<code>tableView</code>"))
  }

  @Test func `code that one slide can hold is not divided`() {
    let room = SlideRoom(lines: 6, cells: 48, codeCells: 40, tableCells: 66)
    let code = "```swift\n" + (1...6).map { "line\($0)()\n" }.joined() + "```"
    let slides = Slide.fitting(
      [Block](markdown: "Which line is it?\n\n\(code)"), title: [.text("Code")], in: room)
    #expect(slides.map { $0.body.markdown } == ["Which line is it?", code])
  }

  @Test func `a question on a slide keeps its answer where words are left out`() {
    let room = SlideRoom(lines: 3, cells: 48, codeCells: 40, tableCells: 66)
    let page = [Block](
      markdown: """
        1. **What does it depend on?** On the number of rows. The presenter keeps them, so it decides.
        2. **What proves it?** A test. It calls the method, and asks a spy what it was told then.
        """)
    #expect(
      page.abridged(in: room).markdown == """
        1. **What does it depend on?** On the number of rows.
        2. **What proves it?** A test.
        """)
  }

  @Test func `a table that is too long for a slide goes on, and words about it do not replace it`()
  {
    let room = SlideRoom(lines: 4, cells: 48, codeCells: 40, tableCells: 66)
    let rows = (1...9).map { "| sign \($0) | meaning |\n" }.joined()
    let page = [Block](markdown: "| sign | meaning |\n|---|---|\n\(rows)\nThese are all.")
    let slides = Slide.fitting(page.abridged(in: room), title: [.text("Signs")], in: room)
    #expect(slides.count > 1)
    #expect(slides.map { $0.body.markdown }.joined().matches(of: /sign \d/).count == 9)
  }

  @Test func `a slide skips no paragraph between two that it shows`() {
    let room = SlideRoom(lines: 5, cells: 48, codeCells: 40, tableCells: 66)
    let long = String(repeating: "It goes on and on, and says much about it. ", count: 6)
    let page = [Block](markdown: "The first.\n\nThe second says this. \(long)\n\nThe third.")
    #expect(
      page.abridged(in: room).markdown == "The first.\n\nThe second says this.\n\nThe third.")
  }

  @Test func `arrows in code stay whole in a show`() throws {
    let show = try #require(try pack().files.first { $0.path == "small-slides.html" }).lines.text
    #expect(show.contains("editButton <span class=\"arrow\">-&gt;</span> FolderVC"))
  }

  @Test func `on paper each picture of a slide has its title and its number`() throws {
    let show = try #require(try pack().files.first { $0.path == "small-slides.html" }).lines.text
    let scenes = show.matches(of: /<div class="scene">/).count
    let slides = show.matches(of: /<section [^>]*>(?:(?!<\/section>)[\s\S])*?<div class="scene">/)
    let again = show.matches(of: /<div class="again"><strong>.+?<span>\d+ \/ \d+<\/span>/)
    #expect(again.count == scenes - slides.count)
  }

  @Test func `pages with little text share a slide`() throws {
    let short = """

      ## First <!-- id: first -->

      Ask who calls.

      ## Second <!-- id: second -->

      Ask who answers.
      """
    let files = try pack(lesson + short).files
    let slides = try #require(files.first { $0.path == "small-slides.md" }).lines.text
    #expect(
      slides.contains(
        "\n## First\n\nAsk who calls.\n\n### Second\n\nAsk who answers.\n\n::: notes\n"))
    #expect(!slides.contains("\n## Second"))
    let plan = try #require(files.first { $0.path == "small-plan.md" }).lines.text
    let numbers = plan.matches(of: #/\| (?:First|Second) \| tell \| (\d+) \|/#).map(\.output.1)
    #expect(numbers.count == 2 && numbers[0] == numbers[1])
  }

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
      try pack().files.map(\.path) == [
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
      "The folder pictures", "The folder pages", "Give out the questions", "The right arrow",
      "Use the exercises",
    ]
    let end = try #require(lesson.firstRange(of: "## Watch a tap")).lowerBound
    let packs = try [pack(), pack(String(lesson[..<end]))]
    let found = try packs.map { pack in
      let readme = try #require(pack.files.first { $0.path == "README.md" }).lines.text
      return words.filter { readme.contains($0) }
    }
    #expect(found == [words, []])
  }

  @Test func `the door of a pack leads to every paper, and needs nothing else`() throws {
    let files = try pack().files
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
    let broken = lesson.replacing("run: edit wait:", with: "run: edict wait:")
    #expect(
      throws: PackProblem(
        lesson: "small", page: 2,
        reason: "There is no scenario \"edict\". Did you mean \"edit\"?")
    ) { try pack(broken) }
  }

  @Test func `a claim that does not hold is not printed as a fact`() throws {
    let start = "## Your turn <!-- id: do"
    let claims =
      "## Proof <!-- id: proof type: claims run: edit -->\n\n- It is told twice: `2 didMove`\n\n"
    #expect(
      throws: PackProblem(
        lesson: "small", page: 5,
        reason: "`2 didMove` does not hold at the end of this run. Correct the claim.")
    ) { try pack(lesson.replacing(start, with: claims + start)) }
  }

  @Test func `you are told how far it is while you wait`() throws {
    var told: [String] = []
    _ = try pack {
      told.append("\($0) of \($1)")
      return true
    }
    // Before each page, and before the papers.
    #expect(told == (0...6).map { "\($0) of 7" })
  }

  @Test func `a contract is a picture for a slide`() throws {
    try expect("pictures/small.contract.svg", as: "small-contract.svg")
  }

  private func expectPaper(_ name: String) throws {
    try expect("small-\(name).md", as: "small-\(name).md")
  }

  private func expect(_ file: String, as golden: String) throws {
    let text = try #require(try pack().files.first { $0.path == file }).lines.text
    #expect(
      text == (try Golden.text(of: "Classroom/ClassroomTests/Golden/Pack/\(golden)", found: text)))
  }

  private func pack(
    _ text: String? = nil, pages: Set<Int>? = nil, reporting: (Int, Int) -> Bool = { _, _ in true }
  ) throws -> Pack {
    let scratch = try Scratch(["01-small.md": text ?? lesson])
    let index = LessonIndex.read(directory: scratch.path, base: Repository.root + "/Lessons")
    let lessons = index.entries.compactMap { index.lesson($0).value }
    return try #require(
      try Pack(lessons, in: Course(index), pages: pages, columns: 64, reporting: reporting))
  }
}
