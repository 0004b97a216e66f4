import Course
import Exports
import Foundation
import Lessons
import Localization
import TestSupport
import Testing

@testable import Classroom

/// The site of two small lessons.
///
/// `LIFELINE_RECORD=1 swift test --filter SiteTests` writes the page again; read the diff.
@MainActor @Suite struct SiteTests {
  private static let first = """
    ---
    lifeline: 1
    id: small
    title: A small lesson
    pattern: mvc
    ---
    # A small lesson <!-- id: small -->

    One page. <!-- nobody sees this --> Read [the next one](02-next.md), and [more](https://swift.org).

    <details class="teacher"><summary>For teachers</summary>

    Ten minutes.

    </details>

    ## Watch a tap <!-- id: watch type: run run: edit wait: -->

    Who hears of it?

    ```mermaid
    sequenceDiagram
    ```

    Look at the kinds.

    ## Who is called? <!-- id: ask type: quiz concept: roles drawing: watch -->

    After message 2 of the drawing, whom does `FolderVC` call?

    - [ ] `NC`
      > There is no news.
    - [x] `tableView`
      > It shows the buttons.

    <details><summary>Hint 1</summary>

    Think of a view.

    </details>

    > It is the table.

    ## In order <!-- id: order type: order run: edit concept: roles -->

    What comes first?

    1. `tap`
    2. `editButton -> FolderVC`
    3. `tableView`

    <details><summary>Hint 1</summary>

    Begin with the finger.

    </details>

    ## Its name <!-- id: name type: short-answer concept: roles -->

    Who is asked for the rows?

    - [x] `dataSource` or `data source`
      > It knows them.
    - [ ] `delegate`
      > It is told, and not asked.

    <details><summary>Hint 1</summary>

    Two words.

    </details>

    ## Your turn <!-- id: do type: task setup: launch -->

    Tap it.

    - It says so: `screen shows "Done"`

    <details><summary>Hint 1</summary>

    It is a button.

    </details>

    > Well done.

    Solution: `tap "Edit"`
    """

  private static let chinese = """
    ---
    lifeline: 1
    id: small
    title: 小课
    pattern: mvc
    ---
    # 小课 <!-- id: small -->

    一页。
    """

  private static let next = """
    ---
    lifeline: 1
    id: next
    title: The next one
    pattern: mvc
    ---
    # The next one <!-- id: next -->

    The end.
    """

  @Test func `a site is lessons in every language, with pictures, runs and what they share`() throws
  {
    #expect(
      try Self.whole.get().files.map(\.path) == [
        "index.html", "small.html", "pictures/small.watch.svg", "pictures/small.watch.narrow.svg",
        "pictures/small.watch.medium.svg", "next.html", "zh-Hans/small.html",
        "zh-Hans/pictures/small.watch.svg",
        "zh-Hans/pictures/small.watch.narrow.svg",
        "zh-Hans/pictures/small.watch.medium.svg",
        "zh-Hans/next.html", "runs/small.watch.html", "shared/player.css", "shared/player.js",
        "shared/site.css", "shared/site.js",
      ])
  }

  @Test func `a lesson is one file, in which every question has its answer`() throws {
    let text = try text("small.html")
    #expect(
      text == (try Golden.text(of: "Classroom/ClassroomTests/Golden/Site/small.html", found: text)))
  }

  @Test func `of a paragraph, the sentences before the first command stay`() throws {
    let text = """
      ---
      lifeline: 1
      id: a
      title: A
      ---
      # A <!-- id: a -->

      It is a tree. It has leaves. Type `run mvc edit`, and look.

      No leaf has leaves.

      It is written as `class Leaf: Tree`. Write `continue outer`. Then `class pack a` prints it.

      它是一棵树。它有叶子。`run mvc edit` 显示它们。

      他问：“有叶子吗？”`run mvc edit` 会回答。
      """
    let page = try #require(Lesson.read(text, file: "a.md").value?.sections.first)
    #expect(
      page.forSite.blocks.markdown == """
        It is a tree. It has leaves.

        No leaf has leaves.

        It is written as `class Leaf: Tree`. Write `continue outer`.

        它是一棵树。它有叶子。

        他问：“有叶子吗？”
        """)
  }

  @Test func `the door has every lesson in every language, with minutes`() throws {
    let door = try text("index.html")
    let rows = door.matches(
      of: #/<a href="(.+?\.html)">(.+?)</a> <small>(.+?)</small>/#
    ).map { "\($0.output.1): \($0.output.2), \($0.output.3)" }
    #expect(
      rows == [
        "small.html: A small lesson, 7 min", "next.html: The next one, 1 min",
        "zh-Hans/small.html: 小课, 7 分钟", "zh-Hans/next.html: The next one, 1 分钟",
      ])
  }

  @Test func `the door is in the language of its maker, whose lessons are first`() throws {
    let site = try Language.$current.withValue(.chinese) { try Self.site() }
    let door = try #require(site.files.first { $0.path == "index.html" }).lines.text
    #expect(door.contains("<html lang=\"zh-Hans\">"))
    let editions = door.matches(of: #/<section class="edition" id="(.+?)"/#)
    #expect(editions.map { String($0.output.1) } == ["zh-Hans", "en"])
  }

  @Test func `a group of choices has the name of its question, and a run that of its page`() throws
  {
    let lesson = try text("small.html")
    let names = lesson.matches(of: #/<fieldset aria-labelledby="(\S+) (\S+)"><legend id="(\S+)">/#)
    #expect(
      names.map { [$0.output.1, $0.output.2, $0.output.3] } == [
        ["ask", "_3-choices", "_3-choices"], ["order", "_4-choices", "_4-choices"],
        ["name", "_5-choices", "_5-choices"],
      ])
    let run = try text("runs/small.watch.html")
    #expect(run.contains("<title>Watch a tap – A small lesson – Lifeline</title>"))
    // A Chinese reader gets the page in English where the translation has none.
    let ways = run.matches(of: #/<a href="(\S+)" lang="\S+" hreflang="\S+" data-title="(.+?)">/#)
    #expect(
      ways.map { "\($0.output.1): \($0.output.2)" } == [
        "../small.html#2: Watch a tap – A small lesson – Lifeline",
        "../zh-Hans/small.html#2: Watch a tap – 小课 – Lifeline",
      ])
  }

  @Test func `every address of the site leads to a file and to a place in it`() throws {
    let site = try Self.whole.get()
    let texts = Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0.lines.text) })
    var count = 0
    for (path, text) in texts where path.hasSuffix(".html") {
      let folder = URL(filePath: "/" + path).deletingLastPathComponent()
      for match in text.matches(of: #/(?:href|src|srcset)="([^":]+)"/#) {
        let parts = match.output.1.split(separator: "#", omittingEmptySubsequences: false)
        let file = parts[0].isEmpty ? path : folder.appending(path: parts[0]).standardized.path
        let target = texts[file.hasPrefix("/") ? String(file.dropFirst()) : file]
        #expect(target != nil, "\(path): \(match.output.1)")
        count += 1
        guard parts.count > 1, !parts[1].contains("=") else { continue }
        #expect(target?.contains("id=\"\(parts[1])\"") == true, "\(path): \(match.output.1)")
      }
    }
    #expect(count > 60)
  }

  @Test func `nothing is loaded from elsewhere, and no script is in a page`() throws {
    for file in try Self.whole.get().files where file.path.hasSuffix(".html") {
      let text = file.lines.text
      #expect(text.contains("content=\"default-src 'none'; script-src 'self' file:;"))
      #expect(text.matches(of: #/(src|href)="(https?:)?\/\//#).isEmpty || file.path == "small.html")
      #expect(!text.contains("<script>") && !text.contains("style="), "\(file.path)")
    }
  }

  @Test func `a page that does not work is named`() throws {
    let broken = Self.first.replacing("run: edit wait:", with: "run: edict wait:")
    #expect(
      throws: PackProblem(
        lesson: "small", page: 2,
        reason: "There is no scenario \"edict\". Did you mean \"edit\"?")
    ) { try Self.site(broken) }
  }

  @Test func `an exercise leads to the exercises before it and after it`() {
    let exercises = shippedIndex.exercises
    let ids = ["mvc-kept-alive", "mvc-second-writer", "mvc-test-notification"]
    let pages = ids.compactMap { exercises.exercise($0) }
    let text = SiteExercises(exercises: pages, place: SitePlace(.english)).file.lines.text
    #expect(
      text.matches(of: #/<nav class="turning".+</nav>/#).map { String($0.output) } == [
        """
        <nav class="turning" aria-label="Exercise 1 of 3"><span></span><span>Exercise 1 of 3</span>\
        <a rel="next" href="#mvc-second-writer">Next exercise →</a></nav>
        """,
        """
        <nav class="turning" aria-label="Exercise 2 of 3">\
        <a rel="prev" href="#mvc-kept-alive">← Previous exercise</a><span>Exercise 2 of 3</span>\
        <a rel="next" href="#mvc-test-notification">Next exercise →</a></nav>
        """,
        """
        <nav class="turning" aria-label="Exercise 3 of 3">\
        <a rel="prev" href="#mvc-second-writer">← Previous exercise</a><span>Exercise 3 of 3</span>\
        <span></span></nav>
        """,
      ])
  }

  @Test func `exercises of the same name are told from each other by their pattern`() {
    let exercises = ["mvc", "mvp"].compactMap { pattern in
      shippedIndex.exercises.exercise("\(pattern)-confirm-delete")
    }
    let editions = Language.allCases.map { language in
      Site.Edition(language, lessons: [], exercises: exercises, in: { _ in shippedIndex })
    }
    let door = SiteIndex(editions: editions).file.lines.text
    #expect(
      door.matches(of: #/<data .+?>(.+?)</data>/#).map { String($0.output.1) } == [
        "Delete? (mvc)", "Delete? (mvp)", "Delete?（mvc）", "Delete?（mvp）",
      ])
    let page = SiteExercises(exercises: exercises, place: SitePlace(.english)).file.lines.text
    #expect(
      page.matches(of: #/<h2 .+?>(.+)</h2>/#).map { String($0.output.1) } == [
        "Delete? <small>mvc</small>", "Delete? <small>mvp</small>",
      ])
  }

  @Test func `the work says how far it is, and ends when it is told to`() throws {
    var told: [String] = []
    _ = try Self.site {
      told.append("\($0) of \($1)")
      return true
    }
    #expect(told == (0...13).map { "\($0) of 14" })
    #expect(try Self.made { done, _ in done < 9 } == nil)
  }

  private func text(_ path: String) throws -> String {
    try #require(try Self.whole.get().files.first { $0.path == path }).lines.text
  }

  /// As the lessons are.
  private static let whole = Result { try site(first) }

  private static func site(
    _ lesson: String = first, reporting: (Int, Int) -> Bool = { _, _ in true }
  ) throws -> Site {
    try #require(try made(lesson, reporting: reporting))
  }

  private static func made(
    _ lesson: String = first, reporting: (Int, Int) -> Bool
  ) throws -> Site? {
    let scratch = try Scratch(["01-small.md": lesson])
    try scratch.write(chinese, to: "01-small.zh-Hans.md")
    try scratch.write(next, to: "02-next.md")
    let index = smallIndex(in: scratch)
    let editions = Language.allCases.map { language in
      Site.Edition(
        language,
        lessons: index.entries.compactMap { index.lesson($0, in: language.rawValue).value },
        exercises: [], in: { _ in index })
    }
    return try Site(editions, in: Course(index), reporting: reporting)
  }
}
