import Testing

@testable import Lessons

/// `drawing: ID` on the heading of a question.
@Suite struct DrawingLoanTests {
  private let body = """
    Which object posts?
    - [x] The store
      > It posts what it has saved.
    - [ ] The folder
      > It only asks the store to save.

    <details><summary>Hint 1</summary>Look for `post`.</details>
    """

  private let pages = """
    ## Watch <!-- id: watch type: run run: rename pattern: mvp only: Model, NC steps: 1-9 -->

    ## Tell <!-- id: tell -->

    ## Find <!-- id: find type: breach concept: mistakes run: delete mistake: mvc.m1 -->
    Which message breaks the contract?
    - [x] `FolderVC -> View`
      > Too early.
    - [ ] `post`
      > As always.

    <details><summary>Hint 1</summary>Look.</details>


    """

  /// The question after the other pages; its heading is in line 22.
  private func reading(_ words: String, type: String = "quiz") -> ReadResult<Lesson> {
    let question = "## Q <!-- id: q type: \(type) concept: roles \(words) -->\n\(body)"
    return Lesson.read(lesson(pages + question), file: "L/a.md")
  }

  private func borrowed(_ words: String) throws -> Question.BorrowedDrawing {
    let reading = reading(words)
    #expect(reading.problems == [])
    return try #require(reading.value?["q"]?.question?.borrowed)
  }

  @Test func `a question gets the run of the page, with its pattern and its filter`() throws {
    let borrowed = try borrowed("drawing: watch")
    #expect(borrowed.run.source == .scenario("rename"))
    #expect(borrowed.run.pattern == "mvp")
    #expect(borrowed.run.filter.words == ["only": ["Model", "NC"], "steps": ["1-9"]])
    #expect(borrowed.marksBreaches)
  }

  @Test func `words on the heading show another part of it`() throws {
    let filter = try borrowed("drawing: watch steps: 3-5 all:").run.filter
    #expect(filter == .init(["only": ["Model", "NC"], "steps": ["3-5"]], all: true))
  }

  @Test func `the drawing of a question has no marks, which could be its answer`() throws {
    #expect(try !borrowed("drawing: find").marksBreaches)
  }

  @Test(arguments: [
    ("wach", "no other page of this lesson with a run has the id `wach`. Did you mean `watch`?"),
    ("q", "no other page of this lesson with a run has the id `q`. There are `watch`, `find`."),
    (
      "tell",
      "the page `tell` has no run, so it has no drawing. Name a page with `run:` or `actions:`."
    ),
  ])
  func `a page that lends no drawing is a problem`(id: String, message: String) {
    #expect(reading("drawing: \(id)").problems.map(\.kind.message) == [message])
  }

  @Test func `without a drawing there is nothing to choose from`() {
    #expect(
      reading("steps: 3-5").problems.map(\.kind.message) == [
        "a section of type `quiz` cannot have `steps:`. Remove it."
      ])
  }

  @Test func `a translation shows the drawing of its original`() throws {
    let original = try #require(reading("drawing: watch").value)
    let text = lesson("## 问题 <!-- id: q -->\n" + body)
    let translation = Lesson.read(text, file: "L/a.zh-Hans.md", translating: original)
    let merged = original.translated(by: try #require(translation.value))
    #expect(merged["q"]?.heading.plain == "问题")
    #expect(merged["q"]?.question?.borrowed == original["q"]?.question?.borrowed)
  }

  @Test func `a run page can wait for a guess, and other pages cannot`() {
    let heading = "## Watch <!-- id: w type: run run: rename wait: -->"
    #expect(read(heading, "Which object posts?").value?["w"]?.waits == true)
    #expect(
      messages("## C <!-- id: c type: claims run: rename wait: -->", "- So: `post`") == [
        "L/a.md:9:42: a section of type `claims` cannot have `wait:`. Remove it."
      ])
  }
}
