import Testing
import Trace

@testable import Lessons

@Suite struct SectionTests {
  @Test func `begins a section at each heading of the first levels, and at each with an id`() {
    let reading = read("## B <!-- id: b -->", "text\n\n### C\n\n### D <!-- id: d -->\n\nmore")
    let sections = reading.value?.sections ?? []
    #expect(sections.map(\.heading.plain) == ["A", "B", "D"])
    #expect(sections.map(\.id) == [nil, "b", "d"])
    #expect(sections.map(\.level) == [1, 2, 3])
    #expect(sections.map(\.location.line) == [7, 9, 14])
    #expect(sections.map(\.lastLine) == [7, 12, 16])
    #expect(reading.value?["d"] == sections.last)
  }

  @Test func `reads what a run asks for, and keeps the drawing`() {
    let heading = "## W <!-- id: w type: run run: rename pattern: mvp hide: NC, A fold: B all: -->"
    let body = "\n```mermaid\nsequenceDiagram\n```\n"
    #expect(
      read(heading, body).lastKind
        == .run(
          RunRequest(
            source: .scenario("rename"), pattern: "mvp",
            filter: .init(["hide": ["NC", "A"], "fold": ["B"]], all: true),
            drawing: .init(
              text: "sequenceDiagram\n", location: Location(line: 11, column: 1), lastLine: 13),
            location: Location(line: 9, column: 27))))
  }

  @Test func `reads actions of a section's own`() {
    let heading = #"## W <!-- id: w type: run setup: launch ; open "Hello" actions: type "Hi" -->"#
    guard case .run(let run)? = read(heading).lastKind else { return }
    #expect(run.source == .actions([#"type "Hi""#], setup: ["launch", #"open "Hello""#]))
  }

  @Test func `wants ids to be different`() {
    #expect(
      messages("## A <!-- id: a -->", "## B <!-- id: a -->") == [
        "L/a.md:10:11: the id `a` was given on line 9 already. Choose another one."
      ])
  }

  @Test func `wants a heading first`() {
    let text = "---\nlifeline: 1\nid: a\ntitle: A\n---\n\nHello\n\n# A\n"
    #expect(
      messages(in: text) == [
        "L/a.md:7:1: there is text before the first heading. Begin with `# Title`."
      ])
  }

  @Test func `wants a page`() {
    #expect(
      messages(in: "---\nlifeline: 1\nid: a\ntitle: A\n---\n\n") == [
        "L/a.md:6:1: this lesson has no page. Write a heading below the front matter: `# Title`."
      ])
  }

  @Test func `finds details that are not closed`() {
    #expect(
      messages("## B", "\n<details><summary>Hint 1</summary>\n\nHelp\n").count == 1)
  }

  @Test func `details end at their closing tag, also without a blank line below it`() {
    let reading = read(
      "## B <!-- id: b -->",
      """
      <details><summary>Hint 1</summary>

      First.

      </details>
      <details class="teacher"><summary>For teachers</summary>

      Few.

      </details>
      <details><summary>Hint 2</summary>One.</details> <details><summary>Hint 3</summary>
      Two.
      </details>
      """)
    #expect(reading.problems == [])
    let blocks = reading.value?["b"]?.blocks ?? []
    let shown = blocks.map { block in
      let place = "\(block.location.line):\(block.location.column)-\(block.lastLine)"
      return switch block.kind {
      case .details(let title, let text): "\(place) \(title): \(text.paragraphs)"
      case .notes(let title, let text): "\(place) notes, \(title): \(text.paragraphs)"
      default: "\(place) \(block.kind)"
      }
    }
    #expect(
      shown == [
        "10:1-14 Hint 1: First.", "15:1-19 notes, For teachers: Few.", "20:1-20 Hint 2: One.",
        "20:50-22 Hint 3: Two.",
      ])
  }

  @Test func `details may be in details, also without blank lines`() {
    let body =
      "<details><summary>A</summary>\n<details><summary>B</summary>C</details>\n</details>"
    let reading = read("## B <!-- id: b -->", body)
    #expect(reading.problems == [])
    guard case .details("A", let blocks)? = reading.value?["b"]?.blocks.first?.kind,
      case .details("B", let inner)? = blocks.first?.kind
    else {
      Issue.record("no details in \(reading)")
      return
    }
    #expect(inner.paragraphs == "C")
  }

  @Test func `words between details and below them are shown, also without blank lines`() {
    let hints = """
      <details><summary>Hint 1</summary>One.</details>
      Words.
      <details><summary>Hint 2</summary>

      Two.

      </details>
      More
      words.
      """
    let reading = read("## B <!-- id: b -->", hints)
    #expect(reading.problems == [])
    let blocks = reading.value?["b"]?.blocks ?? []
    #expect(blocks.paragraphs == "One. Words. Two. More words.")
    let outside = blocks.filter(\.folded.isEmpty)
    #expect(
      outside.map(\.kind) == [.paragraph([.text("Words.")]), .paragraph([.text("More words.")])])
    #expect(outside.map(\.location.line) == [11, 17])

    let notes = "<details class=\"teacher\"><summary>T</summary>\n\nFew.\n\n</details>\nWords."
    let last = read("## B <!-- id: b -->", notes).value?["b"]?.blocks.last
    #expect(last?.kind == .paragraph([.text("Words.")]))
  }

  @Test func `a tag in a comment is none`() {
    let body = "<!-- Put hints into <details> here. -->\n\nMore.\n\n<!-- </details> -->"
    #expect(messages("## B", body) == [])
  }
}

@Suite struct ContractTests {
  let heading = "## Who <!-- id: c type: contract rule: write View only-inside observer -->"

  @Test func `reads roles and kinds, the rule and the places`() {
    guard case .contract(let table)? = read(heading, contractBody).lastKind else {
      Issue.record("no contract")
      return
    }
    #expect(table.receivers == [.view, .controller, .notificationCenter])
    #expect(table.rows.map(\.sender) == [.view, .controller, .notificationCenter])
    let contract = table.contract
    #expect(contract.kinds(on: .init(from: .view, to: .controller)) == [.targetAction, .delegate])
    #expect(contract.kinds(on: .init(from: .view, to: .model)) == [])
    #expect(
      contract.rules == [Contract.Rule(.operation(.write, .view), [.observer])])
    #expect(table.cell(from: .view, to: .controller)?.location == Location(line: 13, column: 17))
  }

  @Test func `finds misspelt roles and kinds`() {
    let body = contractBody.replacing("| NC |", with: "| NSC |")
      .replacing("call, set", with: "call, sett").replacing("**View**", with: "**Controller**")
    #expect(
      messages(heading, body) == [
        "L/a.md:11:35: there is no role `NSC`. Did you mean `NC`?",
        "L/a.md:14:5: this table has `Controller` twice. Keep one.",
        "L/a.md:14:26: there is no kind of message `sett`. Did you mean `set`?",
      ])
  }

  @Test func `wants a table`() {
    #expect(
      messages(heading, "No table.") == [
        "L/a.md:9:1: a contract needs a table. Write senders down the side and receivers across "
          + "the top."
      ])
  }
}

extension [Block] {
  fileprivate var paragraphs: String {
    flatMap(\.paragraphs).map { $0.inlines.plain }.joined(separator: " ")
  }
}
