import Exports
import Testing

@testable import Classroom

/// Where a lesson is divided into lectures, and what its plan says of that.
@MainActor @Suite struct LectureTests {
  /// The best halves of the lesson meet before page 10, which tells.
  @Test(arguments: [
    Self.question(8, "chapter: More "),
    """
    ## Question 8 <!-- id: q8 type: order run: edit concept: roles -->

    What comes first?

    1. `tap`
    2. `editButton -> FolderVC`
    3. `tableView`

    > From the finger to the view.
    """,
  ])
  func `a lecture begins with a chapter or a run of its own, not with words about what came before`(
    _ page: String
  ) throws {
    #expect(try beginnings([8: page]) == ["1", "8"])
  }

  @Test func `a question and the page that says its answer are in the same lecture`() throws {
    #expect(try beginnings([:]) == ["1", "10"])
    #expect(try beginnings([9: Self.question(9, "covers: look ")]) == ["1", "11"])
  }

  @Test func `a plan says in which lectures the pages are that are read in one go`() throws {
    let plan = try plan([4: Self.question(4, "sitting: Two ")])
    let table = plan.matches(of: #/(?m)^\|.*?\| ([^|\n]+ \| [^|\n]+ \| [^|\n]+) \|$/#)
    #expect(
      table.prefix(3).map { String($0.output.1) } == [
        "pages | minutes in class | lecture", "1-3 | 7 | 1", "4-18 | 43 | 1-2",
      ])
  }

  @Test func `which lecture it is comes below the title, which stays on one line`() throws {
    let show = try paper("slides-2.html", [:])
    #expect(
      show.contains(
        """
        <div class="face"><h1>A small lesson</h1>
        <p>Lecture 2 of 2 · Pages 10-18</p></div>
        """))
    #expect(show.contains("<title>A small lesson, lecture 2 of 2</title>"))
  }

  private func plan(_ own: [Int: String]) throws -> String { try paper("plan.md", own) }

  /// Of a lesson of 50 minutes: its pages are questions of three minutes, but for the first and the tenth, which tell something
  /// in one minute.
  private func paper(_ name: String, _ own: [Int: String]) throws -> String {
    let pages = (2...18).map { page in
      own[page] ?? (page == 10 ? Self.words : Self.question(page))
    }
    let lesson = ([Self.title] + pages).joined(separator: "\n\n") + "\n"
    let files = try SmallPack.pack(lesson).files
    return try #require(files.first { $0.path == "small-" + name }).lines.text
  }

  /// The first page of each lecture.
  private func beginnings(_ own: [Int: String]) throws -> [String] {
    try plan(own).matches(of: #/\| 0:00 \| \d+ \| (\d+) \|/#).map { String($0.output.1) }
  }

  private nonisolated static let title = """
    ---
    lifeline: 1
    id: small
    title: A small lesson
    pattern: mvc
    ---
    # A small lesson <!-- id: small -->

    One page.
    """

  private nonisolated static let words = "## Look closer <!-- id: look -->\n\nIt is so."

  private nonisolated static func question(_ page: Int, _ attributes: String = "") -> String {
    """
    ## Question \(page) <!-- id: q\(page) \(attributes)type: quiz concept: roles -->

    Is it \(page)?

    - [x] Yes
      > It is.
    - [ ] No
      > It is.
    """
  }
}
