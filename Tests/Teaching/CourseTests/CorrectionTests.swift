import Lessons
import TestSupport
import Testing

@testable import Course

/// What `check --write` writes.
@Suite struct CorrectionTests {
  private static let english = """
    ---
    lifeline: 1
    id: edit
    title: Edit
    pattern: mvc
    ---
    # Edit <!-- id: top -->

    A button.

    ## The digest: a word <!-- id: watch type: run run: edit -->

    Look.

    ```mermaid
    ```

    """

  private static let chinese = """
    ---
    lifeline: 1
    id: edit
    title: 编辑
    ---
    # 编辑 <!-- id: top -->

    一个按钮。

    ## 摘要 digest: 旧 <!-- digest: 00000000 id: watch -->

    看。

    ```mermaid
    sequenceDiagram
    ```
    """

  private let scenario = "# Edit\nsetup: launch\ntap \"Edit\"\n"

  private func corrections(of files: [String: String]) throws -> [String: [Correction]] {
    let scratch = try Scratch(files.merging(["scenarios/edit.scenario": scenario]) { $1 })
    var check = LessonCheck(corrects: true)
    check.check(Course(.read(directory: scratch.path)))
    #expect(check.findings == [])
    return Dictionary(grouping: check.corrections) {
      String($0.file.dropFirst(scratch.path.count + 1))
    }
  }

  private func corrected(_ files: [String: String]) throws -> [String: String] {
    let corrections = try corrections(of: files)
    return files.reduce(into: files) {
      $0[$1.key] = corrections[$1.key, default: []].applied(to: $1.value)
    }
  }

  private let files = ["a.md": english, "a.zh-Hans.md": chinese]

  @Test func `draws drawings and notes digests, and touches nothing else`() throws {
    let corrected = try corrected(files)
    let drawing = """
      ```mermaid
      sequenceDiagram
        actor p1 as User
        participant p2 as editButton
        participant p3 as FolderVC
        participant p4 as tableView
        Note over p1,p4: ── tap "Edit" ──
        p1->>p2: tap
        p2-->>p3: setEditing(true, animated: true) [target-action]
        Note over p3: isEditing false → true
        p3->>p4: setEditing(true, animated: true)
        Note over p4: isEditing false → true
      ```
      """
    #expect(
      corrected["a.md"] == CorrectionTests.english.replacing("```mermaid\n```", with: drawing))
    let lesson = try #require(Lesson.read(CorrectionTests.english, file: "a.md").value)
    let digests = lesson.sections.map(\.digest)
    #expect(
      corrected["a.zh-Hans.md"]
        == CorrectionTests.chinese
        .replacing("<!-- id: top -->", with: "<!-- id: top digest: \(digests[0]) -->")
        .replacing(
          "<!-- digest: 00000000 id: watch -->", with: "<!-- id: watch digest: \(digests[1]) -->"
        )
        .replacing("```mermaid\nsequenceDiagram\n```", with: drawing))
  }

  @Test func `a digest changes nothing else in its line, whatever signs are there`() throws {
    func marked(_ text: String) -> String {
      text.replacing("## 摘要", with: "## 摘\u{200E}要\u{200F}\u{FEFF}")
    }
    let once = try corrected(["a.md": Self.english, "a.zh-Hans.md": marked(Self.chinese)])
    #expect(once["a.zh-Hans.md"] == (try corrected(files)["a.zh-Hans.md"]).map(marked))
  }

  @Test func `leaves nothing to correct, and changes nothing a second time`() throws {
    let once = try corrected(files)
    #expect(try corrections(of: once) == [:])
    #expect(try corrected(once) == once)
  }

  @Test func `a digest is that of the corrected table`() throws {
    let rows = """
      | kind | knows | receivers | when | answer | holds |
      |---|---|---|---|---|---|
      | user | the screen | 7 | at once | never | – |
      """
    let page = "\n\n## Kinds <!-- id: kinds -->\n\n\(rows)\n"
    let files = [
      "a.md": Self.english + page.replacing("kinds -->", with: "kinds table: kinds -->"),
      "a.zh-Hans.md": Self.chinese + page,
    ]
    let once = try corrected(files)
    #expect(once["a.md"]?.contains(rows) == false)
    #expect(try corrections(of: once) == [:])
  }

  @Test func `an author's own columns stay in a table of kinds`() throws {
    let page = """


      ## Kinds <!-- id: kinds table: kinds -->

      | kind | knows | receivers | when | answer | holds | example | seen |
      |---|---|---|---|---|---|---|---|
      | user | ? | 77 | ? | ? | ? |\u{301} `a \\| b` and *c* | -\u{200E} |

      """
    let once = try corrected(["a.md": Self.english + page])
    let row = try #require(
      once["a.md"]?.split(separator: "\n").first { $0.hasPrefix("| user |") })
    #expect(row.hasSuffix(" | \u{301} `a \\| b` and *c* | -\u{200E} |"))
    #expect(!row.contains("77") && !row.contains("?"))
    #expect(try corrections(of: once) == [:])
  }

  @Test func `nothing is written where a part has no end`() throws {
    let page = "\n\n```mermaid\nsequenceDiagram\n"
    let open = Self.english.replacing("```mermaid\n```\n", with: "```mermaid\n``` end\n")
    let rest = "\n## More <!-- id: more -->\n\nWords.\n"
    let next = "\n## R <!-- id: r type: run run: edit -->\n\nPrecious words.\n"
    let unended = Self.english.replacing("```mermaid\n```\n", with: "```mermaid\n\nWords.\n")
    let texts = [
      open, open + rest, Self.english + rest + page + rest, unended + page + "```\n",
      unended + next + page + "```\n",
    ]
    for text in texts {
      let files = ["a.md": text, "a.zh-Hans.md": Self.chinese, "scenarios/edit.scenario": scenario]
      let scratch = try Scratch(files)
      var check = LessonCheck(corrects: true)
      check.check(Course(.read(directory: scratch.path)))
      #expect(check.corrections == [])
      #expect(check.findings.contains { $0.message.hasPrefix("this drawing has no end.") })
      #expect(check.findings.contains { $0.message.hasPrefix("the original of") })
    }
  }

  @Test(arguments: ["\r\n", "\r"]) func `keeps the ends of lines`(end: String) throws {
    let expected = try corrected(files).mapValues { $0.replacing("\n", with: end) }
    #expect(try corrected(files.mapValues { $0.replacing("\n", with: end) }) == expected)
  }

  @Test func `puts lines in, takes lines out and leaves out what lies beyond the file`() {
    let corrections = [
      Correction(file: "a", lines: 2..<2, change: .lines(["new"])),
      Correction(file: "a", lines: 3..<5, change: .lines([])),
      Correction(file: "a", lines: 9..<12, change: .lines(["beyond"])),
    ]
    #expect(corrections.applied(to: "1\r\n2\r\n3\r\n4\r\n5") == "1\r\nnew\r\n2\r\n5")
    #expect([Correction]().applied(to: "1\n") == "1\n")
    #expect([corrections[2]].applied(to: "") == "")
  }
}
