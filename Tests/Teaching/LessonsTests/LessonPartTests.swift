import Testing

@testable import Lessons

/// What a lesson is divided into: chapters, sittings, the short route, and the questions before it.
@Suite struct LessonPartTests {
  private let text = """
    ---
    lifeline: 1
    id: a
    title: All
    ---
    # Top <!-- id: top sitting: First -->

    ## B <!-- id: b core: chapter: Two -->

    ## C <!-- id: c -->

    ## D <!-- id: d core: sitting: Last chapter: Three -->

    ## Q <!-- id: q covers: d, b, gone type: quiz concept: roles -->

    Which?

    - [x] A
      > So.
    - [ ] B
      > No.

    <details><summary>Hint 1</summary>Look.</details>
    """

  private func lesson() throws -> Lesson {
    try #require(Lesson.read(text, file: "L/a.md").value)
  }

  @Test func `all pages are in a chapter, also those before the first one`() throws {
    #expect(
      try lesson().chapters == [
        .init(title: "All", pages: 0..<1), .init(title: "Two", pages: 1..<3),
        .init(title: "Three", pages: 3..<5),
      ])
    #expect(
      try lesson().sittings == [
        .init(number: 1, title: "First", pages: 0..<3),
        .init(number: 2, title: "Last", pages: 3..<5),
      ])
    let bare = try #require(read("## B").value)
    #expect(bare.chapters == [.init(title: "A", pages: 0..<2)])
    #expect(bare.sittings == [.init(number: 1, title: "A", pages: 0..<2)])
    #expect(Lesson(id: "r", title: "Review", sections: []).chapters == [])
  }

  @Test func `a question before the lesson covers pages, in the order of the lesson`() throws {
    let lesson = try lesson()
    #expect(lesson.core == [1, 3])
    #expect(lesson.openers == [.init(page: 4, covered: [1, 3])])
    #expect(lesson["q"]?.covers == ["d", "b", "gone"])
    #expect(lesson["d"]?.titles.map(\.text) == ["Three", "Last"])
    #expect(lesson["c"]?.titles == [])
  }

  @Test func `a page that only tells keeps its id and its titles`() throws {
    let page = try #require(try lesson()["q"])
    let told = page.telling([Block(.ruler)])
    #expect(told.kind == .text)
    #expect(told.blocks == [Block(.ruler)])
    #expect(told.attributes.values.map(\.key) == ["id"])
    #expect(told.type == nil)
    let divided = try #require(try lesson()["d"]).telling([])
    #expect(divided.attributes.values.map(\.key) == ["id", "core", "sitting", "chapter"])
  }

  @Test func `a page says whether it asks, changes, runs or waits`() {
    func page(_ attributes: String, _ body: String = "") -> [Bool] {
      guard let page = read("## P <!-- id: p \(attributes) -->", body).value?["p"] else {
        return []
      }
      return [page.asks, page.changes, page.isToDo, page.isRun, page.waits, page.isMisread]
    }
    #expect(page("") == [false, false, false, false, false, false])
    #expect(page("type: run run: edit") == [false, false, false, true, false, false])
    #expect(page("type: run run: edit wait:") == [false, false, false, true, true, false])
    #expect(page("type: task", taskBody) == [true, false, true, false, false, false])
    let list = "- `mvc` A.\n  > B.\n- `mvc.m1` C.\n  > D."
    #expect(page("type: change run: edit", list) == [false, true, true, false, false, false])
    #expect(page("type: run") == [false, false, false, false, false, true])
    #expect(page("type: code symbol: X") == [false, false, false, false, false, false])
    #expect(page("type: nap") == [false, false, false, false, false, true])
  }

  @Test func `an id has 60 small letters and digits at most`() {
    let most = String(repeating: "a", count: 60)
    #expect(most.isID)
    #expect(!(most + "a").isID)
    #expect((most + "b").nearestID == most)
    #expect("a-1".isID)
    for name in ["-a", "a--b", "a-", "A", "ä", "a_b"] { #expect(!name.isID, "\(name)") }
  }

  @Test func `a tick of five counts as five steps, other actions as one`() {
    #expect(Steps.count([]) == 0)
    #expect(Steps.count(["launch", "tick 5", "tick", "ticket", "tick many"]) == 9)
    let limit = "this takes 501 steps, and 500 are enough for any lesson. Leave some out."
    func found(_ last: String) -> [String] {
      messages(
        "## R <!-- id: r type: run actions: launch ; tick 100 ; tick 100 ; tick 100 ; tick 100 ; \(last) -->"
      )
    }
    #expect(found("tick 99") == [])
    #expect(found("tick 100") == ["L/a.md:9:27: " + limit])
  }
}
