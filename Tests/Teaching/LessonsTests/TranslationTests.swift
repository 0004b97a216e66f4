import Testing

@testable import Lessons

@Suite struct TranslationTests {
  private let original = """
    ---
    lifeline: 1
    id: a
    title: Who hears
    pattern: mvc
    ---
    # Who hears <!-- id: top -->

    Translated.

    ## Ask <!-- id: q type: predict concept: observer run: rename after: post ask: first observer -->

    \(predictBody)
    """

  private let chinese = """
    ---
    lifeline: 1
    id: a
    title: 谁会听到
    ---
    # 谁会听到 <!-- id: top digest: TOP -->

    有人。

    ## 提问 <!-- id: q digest: ASK -->

    谁先听到新名字？
    - [ ] `tableView`，因为它显示这一行
      > Model 从不持有 View。
    - [x] `FolderVC`，它在 `viewDidLoad` 里订阅了通知
      > 没错。

    <details><summary>提示 1</summary>谁订阅了 Store？</details>
    """

  private func originalLesson() throws -> Lesson {
    try #require(Lesson.read(original, file: "L/a.md").value)
  }

  private func translation(_ change: (String) -> String = { $0 }) throws -> ReadResult<Lesson> {
    let lesson = try originalLesson()
    let current = chinese.replacing("TOP", with: lesson.sections[0].digest)
      .replacing("ASK", with: lesson.sections[1].digest)
    return Lesson.read(change(current), file: "L/a.zh-Hans.md", translating: lesson)
  }

  @Test func `takes words from the translation and everything else from the original`() throws {
    let reading = try translation()
    #expect(reading.problems.map(\.description) == [])
    let lesson = try originalLesson().translated(by: #require(reading.value))
    #expect(lesson.title == "谁会听到")
    #expect(lesson.language == "zh-Hans")
    #expect(lesson.sections.map(\.heading.plain) == ["谁会听到", "提问"])
    let question = try #require(lesson.sections[1].question)
    #expect(question.run?.source == .scenario("rename"))
    #expect(question.choices.map(\.isRight) == [false, true])
    #expect(question.choices[1].reason.compactMap(\.paragraph).map(\.plain) == ["没错。"])
  }

  @Test func `says what is stale, and what was never said to be up to date`() throws {
    let stale = try translation { $0.replacing("digest: ", with: "digest: 0") }
    #expect(
      stale.problems.map(\.description) == [
        "L/a.zh-Hans.md:6:1: the original of `top` has changed. Review the translation, then give the same `check` with `--write`.",
        "L/a.zh-Hans.md:10:1: the original of `q` has changed. Review the translation, then give the same `check` with `--write`.",
      ])
    let fresh = try translation { text in
      text.split(separator: " digest: ").map { $0.replacing(/^[0-9a-f]{8}/, with: "") }.joined()
    }
    #expect(
      fresh.problems.map(\.description) == [
        "L/a.zh-Hans.md:6:1: `top` has no digest of its original. The same `check` with `--write` adds it.",
        "L/a.zh-Hans.md:10:1: `q` has no digest of its original. The same `check` with `--write` adds it.",
      ])
  }

  @Test func `notices another order, other ticks and missing parts, and shows the original`() throws
  {
    let reading = try translation {
      $0.replacing("[ ] `tableView`", with: "[x] `tableView`")
        .replacing("[x] `FolderVC`", with: "[ ] `PlayVC`")
        .replacing("id: top", with: "id: tap")
    }
    #expect(
      reading.problems.map { $0.description.replacing("L/a.zh-Hans.md:", with: "") } == [
        "1:1: not translated: `top`. They are shown in English.",
        "6:1: the original has no section `tap`. Correct the id, or remove the section.",
        "13:1: the ticked choices differ from the original. Keep their order and ticks.",
        "15:1: this is `PlayVC`; the original has `FolderVC`. Leave code spans as they are.",
      ])
    let lesson = try originalLesson().translated(by: #require(reading.value))
    #expect(lesson.sections.map(\.heading.plain) == ["Who hears", "Ask"])
  }

  @Test func `names the claim, the goal and the action that differ`() throws {
    func found(_ heading: String, _ body: String, _ change: (String) -> String) throws -> [String] {
      let original = try #require(Lesson.read(lesson(heading, body), file: "L/a.md").value)
      let digest = original.sections.last?.digest ?? ""
      let own = lesson("## 甲 <!-- id: c digest: \(digest) -->", change(body))
        .replacing("pattern: mvc\n", with: "")
      return Lesson.read(own, file: "L/a.zh-Hans.md", translating: original).problems
        .map(\.description)
    }
    let claims = "- A: `2 NC -> *`\n- B: `no View -> Model`"
    #expect(
      try found("## C <!-- id: c type: claims run: rename -->", claims) {
        $0.replacing("no View", with: "1 View")
      } == [
        "L/a.zh-Hans.md:10:1: this is `1 View -> Model`; the original has `no View -> Model`. Leave code "
          + "spans as they are."
      ])
    #expect(
      try found("## C <!-- id: c type: claims run: rename -->", claims) { $0 + "\n- C: `2 post`" }
        == [
          "L/a.zh-Hans.md:8:1: the checked code spans differ from the original. Leave them as they are."
        ])
    #expect(
      try found("## C <!-- id: c type: claims run: rename -->", claims) {
        $0.replacing("*`", with: "*`。")
      } == [
        "L/a.zh-Hans.md:9:1: this cannot be checked. Take away what comes after the code span: `。`."
      ])
    #expect(
      try found("## T <!-- id: c type: task -->", taskBody) {
        $0.replacing("`type \"Ideas\"`", with: "`type \"Idea\"`")
      } == [
        "L/a.zh-Hans.md:13:1: this is `type \"Idea\"`; the original has `type \"Ideas\"`. Leave code spans as "
          + "they are."
      ])
  }

  @Test func `keeps what a program reads out of translations`() throws {
    let reading = try translation { $0.replacing("id: q", with: "id: q type: quiz") }
    #expect(
      reading.problems.map(\.description) == [
        "L/a.zh-Hans.md:10:18: `type:` is taken from the original. Keep only `id:` and `digest:` "
          + "here."
      ])
  }

  @Test func `a sitting begins in both languages, and a translation has its own words for it`()
    throws
  {
    let divided = original.replacing("id: top", with: "id: top sitting: Hearing chapter: News")
    let lesson = try #require(Lesson.read(divided, file: "L/a.md").value)
    let titled = chinese.replacing("id: top", with: "id: top sitting: 听 chapter: 消息")
      .replacing("TOP", with: lesson.sections[0].digest)
      .replacing("ASK", with: lesson.sections[1].digest)
    let reading = Lesson.read(titled, file: "L/a.zh-Hans.md", translating: lesson)
    let translation = try #require(reading.value)
    #expect(translation.problems(asTranslationOf: lesson) == [])
    #expect(lesson.translated(by: translation).sittings.map(\.title) == ["听"])
    let untitled = titled.replacing("sitting: 听 ", with: "")
    let other = try #require(
      Lesson.read(untitled, file: "L/a.zh-Hans.md", translating: lesson).value)
    #expect(
      other.problems(asTranslationOf: lesson).map(\.description) == [
        "L/a.zh-Hans.md:6:1: `sitting:` is here in one language only. Give it to both headings, or to "
          + "neither."
      ])
    #expect(lesson.translated(by: other).sittings.map(\.title) == ["Hearing"])
  }

  @Test func `runs in the pattern of the original, and has no pattern of its own`() throws {
    let translation = try #require(try translation().value)
    #expect(translation.pattern == "mvc")
    #expect(translation["q"]?.question?.run?.pattern == "mvc")
    let stated = try self.translation { $0.replacing("title:", with: "pattern: viper\ntitle:") }
    #expect(stated.value?.pattern == "mvc")
    #expect(
      stated.problems.map(\.description) == [
        "L/a.zh-Hans.md:4:1: `pattern:` is taken from the original. Remove this line."
      ])
  }

  @Test func `a page gets a core mark, and its translation stays up to date`() throws {
    let marked = original.replacing("id: top", with: "id: top core:")
    let lesson = try #require(Lesson.read(marked, file: "L/a.md").value)
    #expect(lesson.core == [0])
    #expect(lesson.sections.map(\.digest) == (try self.originalLesson()).sections.map(\.digest))
    #expect(lesson.translated(by: try #require(try translation().value)).core == [0])
  }

  @Test func `a digest changes with every word, and with no drawing`() throws {
    func digest(_ body: String) -> String? {
      read("## W <!-- id: w type: run run: rename -->", body).value?.sections.last?.digest
    }
    let plain = digest("Look.\n\n```mermaid\nsequenceDiagram\n```")
    #expect(plain != nil)
    #expect(plain == digest("Look. \n\n```mermaid\nsequenceDiagram\nA->>B: x\n```\n"))
    #expect(plain != digest("Look!\n\n```mermaid\nsequenceDiagram\n```"))
  }
}
