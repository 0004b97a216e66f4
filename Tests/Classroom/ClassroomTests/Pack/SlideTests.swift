import Course
import Exports
import Lessons
import Localization
import TestSupport
import Testing

@testable import Classroom

/// The slides of a small lesson: what stays together, and what goes to the next one.
@MainActor @Suite struct SlideTests {
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

  @Test func `a title ends where it ends, though a combining mark follows its quotes`() throws {
    let text = SmallPack.lesson.replacing("title: A small", with: "title: A \"\u{301} small")
    let files = try SmallPack.pack(text).files
    let slides = try #require(files.first { $0.path == "small-slides.md" }).lines.text
    #expect(slides.hasPrefix("---\ntitle: \"A \\\"\u{301} small lesson\"\nlang: en\n---\n"))
  }

  private func slides(ofQuestion prompt: String) throws -> String {
    let question = """


      ## Asked <!-- id: asked type: short-answer concept: roles -->

      \(prompt)

      - [x] `word`
        > It is.
      """
    let files = try SmallPack.pack(SmallPack.lesson + question).files
    return try #require(files.first { $0.path == "small-slides.md" }).lines.text
  }

  @Test func `a table that a speaker tells has Chinese punctuation in Chinese`() {
    let list = Language.$current.withValue(.chinese) {
      [Block](markdown: "| 谁 | 角色 | 课 |\n|---|---|---|\n| PlayVC | 控制器 | 二 |").spoken.markdown
    }
    #expect(list == "- PlayVC – **角色**：控制器；**课**：二")
  }

  @Test func `on two slides, the paragraphs of an item stay apart, as they do on one`() {
    let items = (1...6).map { "- Item \($0)\n\n  Its reason." }.joined(separator: "\n\n")
    let slides = Slide.fitting([Block](markdown: items), title: [.text("T")], in: .pandoc)
    #expect(slides.count == 2)
    #expect(slides.first?.body.markdown.hasPrefix("- Item 1\n\n  Its reason.\n\n- Item 2") == true)
    #expect(slides.last?.body.markdown.hasSuffix("- Item 6\n\n  Its reason.") == true)
  }

  private func page(_ question: String) throws -> String {
    let files = try SmallPack.pack(SmallPack.lesson + "\n\n" + question + "\n").files
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

  @Test func `what is cut does not end within brackets`() {
    let kept = [Block](
      markdown: "It hears of this. (It does so late. It does not matter.) So it is."
    )
    .beginnings
    #expect(
      kept.map(\.markdown) == [
        "It hears of this. (It does so late. It does not matter.) So it is.",
        "It hears of this. (It does so late. It does not matter.)", "It hears of this.",
      ])
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
      try SmallPack.pack(SmallPack.lesson + "\n\n" + question + "\n").files.first {
        $0.path == "small-key.md"
      })
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
    let asked = "Read this before you look. Whom does it call?"
    #expect(look[1].contains("<div class=\"lead\"><p>\(asked)</p></div>"))
    #expect(look[1].contains("class=\"scene\"") && look[2].contains("<code>tableView</code>"))
  }

  @Test func `a lecture is as long as its slides in a browser allow, which short pages share`()
    throws
  {
    let short = (1...30).map { "\n\n## Page \($0) <!-- id: p\($0) -->\n\nAsk who calls.\n" }
    let files = try SmallPack.pack(SmallPack.lesson + short.joined()).files
    let plan = try #require(files.first { $0.path == "small-plan.md" }).lines.text
    let lectures = plan.matches(of: #/(?m)^## (\d+) min, (\d+) slides$/#)
    #expect(lectures.map(\.output.1) == ["43"])
    #expect(lectures.allSatisfy { Int($0.output.2).map { $0 <= 25 } == true })
  }

  @Test func `a question begins on a slide of its own`() throws {
    let pages = """


      ## First <!-- id: first -->

      Ask who calls.

      ## Then <!-- id: then type: quiz concept: roles -->

      Which is it?

      - [x] One
        > Yes.
      - [ ] Two
        > No.

      ## Last <!-- id: last -->

      Ask who answers.
      """
    let files = try SmallPack.pack(SmallPack.lesson + pages).files
    let slides = try #require(files.first { $0.path == "small-slides.md" }).lines.text
    let titles = slides.matches(of: #/(?m)^#+ (First|Then|Last)$/#).map { String($0.output.0) }
    #expect(titles == ["## First", "## Then", "## Last"])
  }

  @Test func `the first slide names the pages that are chosen`() throws {
    let names = try [[2, 3, 5], [4]].map { pages in
      let show = try #require(
        try SmallPack.pack(pages: Set(pages)).files.first { $0.path == "small-slides.html" })
      return show.lines.text.firstMatch(of: #/<p>(Pages? .+?)<\/p>/#).map { String($0.output.1) }
    }
    #expect(names == ["Pages 2-3,5", "Page 4"])
  }

  @Test func `a long run takes as many slides as it needs, and one in a browser`()
    throws
  {
    let runs = (1...3).map {
      "\n\n## Long \($0) <!-- id: long\($0) type: run pattern: viper run: record -->\n\nLook.\n"
    }
    let files = try SmallPack.pack(SmallPack.lesson + runs.joined()).files
    func text(_ name: String) throws -> String {
      try #require(files.first { $0.path == "small-\(name)" }).lines.text
    }
    #expect(files.count { $0.path.hasPrefix("pictures/small.long1.slide-") } > 6)
    let still = try text("slides.md").split(separator: "\n## ").filter { $0.hasPrefix("Long") }
    let live = try text("slides.html").split(separator: "<section")
      .filter { $0.contains("<h2>Long") }
    #expect(live.count == 3)
    let told = live.map { $0.matches(of: /<li>/).count }.reduce(0, +)
    #expect(still.map { $0.matches(of: #/\n- /#).count }.reduce(0, +) == told)
    let lectures = try text("plan.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(lectures == ["## 37 min, 11 slides"])
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

  @Test func `what a strong label means stays with it where words are left out`() {
    let room = SlideRoom(lines: 4, cells: 48, codeCells: 40, tableCells: 66)
    let page = [Block](
      markdown: """
        1. **The view navigates.** It does not know what a row leads to. So it has to ask.
        2. **The presenter touches UIKit.** It needs a screen in a test. So a test of it is slow, and fails often.
        """)
    #expect(
      page.abridged(in: room).markdown == """
        1. **The view navigates.** It does not know what a row leads to.
        2. **The presenter touches UIKit.** It needs a screen in a test.
        """)
  }

  @Test func `labels with what they mean go on, on the next slide`() {
    let room = SlideRoom(lines: 5, cells: 48, codeCells: 40, tableCells: 66)
    let items = ["first", "second", "third", "fourth"].enumerated().map { index, name in
      "\(index + 1). **It is the \(name) mistake.** This is the reason for that. "
        + "It has so much more to say that no line of this slide has room for it."
    }
    let page = [Block](markdown: items.joined(separator: "\n"))
    let slides = Slide.fitting(page.abridged(in: room), title: [.text("T")], in: room)
    #expect(
      slides.map { $0.body.markdown } == [
        """
        1. **It is the first mistake.** This is the reason for that.
        2. **It is the second mistake.** This is the reason for that.
        """,
        """
        3. **It is the third mistake.** This is the reason for that.
        4. **It is the fourth mistake.** This is the reason for that.
        """,
      ])
  }

  @Test func `the sentence that introduces a list stays where words are left out`() {
    let room = SlideRoom(lines: 4, cells: 48, codeCells: 40, tableCells: 66)
    let page = [Block](
      markdown: """
        Most names are known. They come from a library that many people use, and that has many more.
        The rest is a small part of it:

        - No macros.
        - No tools.
        """)
    #expect(
      page.abridged(in: room).markdown == """
        Most names are known. The rest is a small part of it:

        - No macros.
        - No tools.
        """)
  }

  @Test func `only a sentence that asks is asked again`() {
    let prompt = [Block](
      markdown: "It calls `recording?.setName(name)` and waits. Why is that wrong in MVVM?")
    #expect(prompt.asking.markdown == "Why is that wrong in MVVM?")
  }

  @Test func `a short question is asked again with the sentence before it`() {
    let prompt = [Block](markdown: "It is late. MVC sends twice as many messages. Why?")
    #expect(prompt.asking.markdown == "MVC sends twice as many messages. Why?")
    let chinese = [Block](markdown: "很晚了。MVC 多一倍。为什么？")
    #expect(chinese.asking.markdown == "MVC 多一倍。为什么？")
  }

  @Test func `titles are numbered when slides are joined`() throws {
    func code(_ name: String, _ lines: Int) -> String {
      "```swift\n" + (1...lines).map { "\(name)\($0)()\n" }.joined() + "```\n\n"
    }
    let page = "\n\n## Read it <!-- id: read -->\n\n" + code("a", 3) + code("b", 3) + code("c", 8)
    let files = try SmallPack.pack(SmallPack.lesson + page).files
    let slides = try #require(files.first { $0.path == "small-slides.md" }).lines.text
    let parts = slides.split(separator: "\n## ").filter { $0.hasPrefix("Read it") }
    #expect(parts.map { $0.prefix { $0 != "\n" } } == ["Read it", "Read it (2)"])
    #expect(parts.map { $0.contains("b1()") } == [true, false])
  }

  @Test func `what comes of a change goes on with the numbers of what is guessed`() {
    let slides = [false, true, true, false].map { Slide(title: [.text("T")], goesOn: $0) }
    #expect(slides.numbered.map(\.title.plain) == ["T", "T (2)", "T (3)", "T"])
    Language.$current.withValue(.chinese) {
      #expect(slides.numbered.map(\.title.plain) == ["T", "T（2）", "T（3）", "T"])
    }
  }

  @Test func `after a page that begins at the end of a slide, the number is that of this page`() {
    let slides = [
      Slide(title: [.text("A")]), Slide(title: [.text("A")], goesOn: true, beginsAnother: true),
      Slide(title: [.text("B")], goesOn: true),
    ]
    #expect(slides.numbered.map(\.title.plain) == ["A", "A (2)", "B (2)"])
  }

  @Test func `the answer of a drawing with gaps says what belongs into each`() throws {
    let page = try page(
      """
      ## Gaps <!-- id: gaps type: fill run: edit concept: roles -->

      Which messages are missing?

      - `tap`
        > From the finger.
      - `setEditing`
        > To the controller.
      """)
    #expect(
      answers(in: page).last == "<p>(1) <code>tap</code> (2) <code>setEditing</code></p>")
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
    let long = String(repeating: "it goes on and on, and says much about it, and ", count: 6)
    let page = [Block](
      markdown: "The first.\n\nThe second says this. For \(long)no more.\n\nThe third.")
    #expect(
      page.abridged(in: room).markdown == "The first.\n\nThe second says this.\n\nThe third.")
  }

  @Test func `arrows in code stay whole in a show`() throws {
    let show = try #require(try SmallPack.pack().files.first { $0.path == "small-slides.html" })
      .lines.text
    #expect(show.contains("editButton <span class=\"arrow\">-&gt;</span> FolderVC"))
  }

  @Test func `on paper each picture of a slide has its title and its number`() throws {
    let show = try #require(try SmallPack.pack().files.first { $0.path == "small-slides.html" })
      .lines.text
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
    let files = try SmallPack.pack(SmallPack.lesson + short).files
    let slides = try #require(files.first { $0.path == "small-slides.md" }).lines.text
    #expect(
      slides.contains(
        "\n## First\n\nAsk who calls.\n\n### Second\n\nAsk who answers.\n\n::: notes\n"))
    #expect(!slides.contains("\n## Second"))
    let plan = try #require(files.first { $0.path == "small-plan.md" }).lines.text
    let numbers = plan.matches(of: #/\| (?:First|Second) \| tell \| (\d+) \|/#).map(\.output.1)
    #expect(numbers.count == 2 && numbers[0] == numbers[1])
  }
}
