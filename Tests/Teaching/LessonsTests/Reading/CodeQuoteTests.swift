import TestSupport
import Testing

@testable import Lessons

/// `symbol:` on a heading, in a small app with two patterns.
@Suite struct CodeQuoteTests {
  private static let sources = [
    "Sources/Apps/Notes/Shared/Note.swift": """
    public class Note {
      public var text = ""
    }
    """,
    "Sources/Apps/Notes/MVC/NoteController.swift": """
    class NoteController {
      /// Takes the text over.
      func save(_ text: String) {
        guard !text.isEmpty else { return }
        note.text = text
      }
    }
    """,
    "Sources/Apps/Notes/MVP/NotePresenter.swift": """
    class NotePresenter {
      func save(_ text: String) { data.save(text) }
    }
    """,
  ]

  private func read(_ heading: String, _ body: String) throws -> ReadResult<Lesson>? {
    let scratch = try Scratch(Self.sources)
    try scratch.write(
      """
      ---
      lifeline: 1
      id: a
      title: A
      pattern: mvc
      ---
      # A <!-- id: a -->

      ## \(heading)

      \(body)
      """, to: "Lessons/a.md")
    let index = LessonIndex.read(directory: scratch.file("Lessons"))
    return index["a"].map { index.lesson($0) }
  }

  private func page(_ heading: String, _ body: String) throws -> String? {
    try read(heading, body)?.value?.sections.last.map { LessonPage($0).styled(width: 60).plain }
  }

  /// Each as `line: message`.
  private func problems(_ heading: String, _ body: String = "Look.") throws -> [String]? {
    try read(heading, body)?.problems.map { "\($0.location.line): \($0.kind.message)" }
  }

  @Test func `a page shows the method as it is in the sources`() throws {
    let page = try page(
      "Saving <!-- id: s type: code symbol: NoteController.save -->", "Look at the guard.")
    #expect(
      page == """
        Saving
        ──────

        Look at the guard.

            // MVC/NoteController.swift
            func save(_ text: String) {
              guard !text.isEmpty else { return }
              note.text = text
            }
        """)
  }

  @Test func `the same method in two patterns, and what they share`() throws {
    let page = try page(
      """
      Saving <!-- id: s type: code patterns: mvc, mvp, mvp \
      symbol: NoteController.save(_:), NotePresenter.save(_:), Note.text -->
      """, "Look at both.")
    #expect(
      page == """
        Saving
        ──────

        Look at both.

            // MVC/NoteController.swift
            func save(_ text: String) {
              guard !text.isEmpty else { return }
              note.text = text
            }

            // MVP/NotePresenter.swift
            func save(_ text: String) { data.save(text) }

            // Shared/Note.swift
            public var text = ""
        """)
  }

  private let choices = """
    Which line changes the model?

    - [x] `note.text = text`
      > It sets the property.
    - [ ] `guard !text.isEmpty else { return }`
      > It asks.
    - [ ] `text = note.text`
      > There is no such line.

    <details><summary>Hint 1</summary>Look left.</details>
    """

  @Test func `choices of a question are lines of its code`() throws {
    let heading = "Which? <!-- id: q type: quiz concept: c symbol: NoteController.save -->"
    #expect(
      try problems(heading, choices) == [
        "17: `text = note.text` is no line of this code. Copy the line as it is, without the spaces "
          + "before it."
      ])
    let prompt = try read(heading, choices)?.value?.sections.last?.question?.prompt
    #expect(prompt?.count == 2)
  }

  @Test func `a symbol that is gone is reported where it is named`() throws {
    #expect(
      try problems("Gone <!-- id: g type: code symbol: NoteController.sav -->") == [
        "9: the sources of `mvc` have no `NoteController.sav`. Did you mean `NoteController.save`?"
      ])
    #expect(
      try problems("Gone <!-- id: g type: code symbol: NotePresenter.save -->") == [
        "9: the sources of `mvc` have no `NotePresenter.save`."
      ])
    #expect(
      try problems("Gone <!-- id: g type: code symbol: NoteController.sav(_:) -->") == [
        "9: the sources of `mvc` have no `NoteController.sav(_:)`. Did you mean `NoteController.save(_:)`?"
      ])
    #expect(
      try problems("Gone <!-- id: g type: code symbol: NoteC.save(_:) -->") == [
        "9: the sources of `mvc` have no `NoteC.save(_:)`. There is `NoteController.save(_:)`."
      ])
    #expect(
      try problems("Gone <!-- id: g type: code symbol: NoteController.save(text:) -->") == [
        "9: the sources of `mvc` have no `NoteController.save(text:)`. There is `NoteController.save(_:)`."
      ])
    #expect(
      try problems("Gone <!-- id: g type: code symbol: NoteController.save(_) -->") == [
        "9: the sources of `mvc` have no `NoteController.save(_)`. Did you mean `NoteController.save(_:)`?"
      ])
    #expect(
      try problems("Gone <!-- id: g type: code patterns: mvx symbol: Note -->") == [
        "9: there are no sources of a pattern `mvx`."
      ])
    #expect(
      try problems("Gone <!-- id: g type: code patterns: mvc, mvp, mvc symbol: Note, Note.text -->")
        == [
          """
          9: here are 2 symbols and 3 patterns. Name one symbol, one pattern, or as many symbols as \
          patterns.
          """
        ])
    #expect(
      try problems("Gone <!-- id: g type: code -->") == [
        "9: a section of type `code` needs `symbol:`. Add it to the comment on the heading."
      ])
  }

  @Test func `without sources, the page says so`() throws {
    let scratch = try Scratch([
      "Lessons/a.md":
        "---\nlifeline: 1\nid: a\ntitle: A\n---\n# A <!-- id: a type: code symbol: Note -->\n"
    ])
    let index = LessonIndex.read(directory: scratch.file("Lessons"))
    #expect(
      index["a"].map { index.lesson($0).problems.map(\.kind.message) } == [
        """
        the sources of the apps are not there, so this page cannot show code. They belong next to the \
        lessons, in `Sources/Apps`.
        """
      ])
  }
}
