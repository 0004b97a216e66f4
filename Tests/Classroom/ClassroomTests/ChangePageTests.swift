import Lessons
import Testing

@testable import Classroom
@testable import Course

/// A page on which something is changed, on paper and on the site: what each variant changes is below it.
@Suite @MainActor struct ChangePageTests {
  private func page(
    folding: Bool, _ heading: String = "run: record",
    _ variant: String = "`mvc.leak` The closure holds its owner."
  ) throws -> Section {
    let text = """
      ---
      lifeline: 1
      id: a
      title: A
      pattern: mvc
      ---
      # C <!-- id: c type: change \(heading) -->

      What stays?

      - `mvc` Nothing is changed.
        > All goes.
      - \(variant)
        > You see nothing.
      """
    let section = try #require(Lesson.read(text, file: "L/a.md").value?.sections.first)
    return try shippedCourse.withChanges(in: section, folding: folding)
  }

  @Test func `on paper, each variant has its facts and its remark, without messages`() throws {
    #expect(
      try page(folding: false).openBlocks.markdown == """
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

  @Test func `on paper, it is said how many messages differ`() throws {
    let page = try page(
      folding: false, "run: delete", "`mvc.m4` The model calls the controller that it knows.")
    let facts = page.openBlocks.markdown.split(separator: "\n")
    #expect(facts.contains("  Conversation, in messages: 2 added, 13 removed."))
  }

  @Test func `on the site, each variant is folded, so that readers can guess first`() throws {
    let folded = try page(folding: true).openBlocks.compactMap { block in
      if case .details(let title, let blocks) = block.kind { (title, blocks) } else { nil }
    }
    #expect(folded.map(\.0) == ["Nothing is changed.", "The closure holds its owner."])
    let facts = folded.last?.1.markdown ?? ""
    #expect(facts.hasPrefix("Conversation: the same messages.\n\nContract:"))
  }
}
