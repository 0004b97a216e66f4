import TestSupport
import Testing

@testable import Shell

/// `render` of what is no single Mermaid file: Markdown with fences, and texts that are something else.
@MainActor @Suite struct MarkdownFileTests {
  private let scratch: Scratch

  private static let page = """
    # Two talks

    ```mermaid
    sequenceDiagram
    A->>B: one
    ```

    ````markdown
    ```mermaid
    sequenceDiagram
    X->>Y: a sample
    ```
    ````

    ```mermaid
    sequenceDiagram
    B->>C: two
    ```

    """

  init() throws {
    scratch = try Scratch([
      "d.md": Self.page, "d.markdown": Self.page,
      "one.md": "# One\n\n```mermaid\nsequenceDiagram\nA=>B: what\nA->>B: one\n```\n",
      "steps.md": "```mermaid\nsequenceDiagram\nautonumber\nA->>B: one\nB->>A: two\n```\n"
        + "```mermaid\nsequenceDiagram\nC->>D: one\nC->>D: two\nC->>D: three\n```\n",
      "mixed.md": "# Two\n\n```mermaid\nflowchart LR\nA-->B\n```\n\n"
        + "```mermaid\nsequenceDiagram\nA->>B: one\n```\n",
      "flow.md": "# One\n\n```mermaid\nflowchart LR\nA-->B\n```\n",
      "graph.txt": "graph TD\nA-->B\n", "talk.txt": "A->>B: hello\n", "empty.txt": "\n",
      "a.mmd": "sequenceDiagram\nparticipant A as Alice<br/>Smith\nA->>B: a<br/>b\n",
    ])
  }

  /// `@` is the folder of the test.
  private func answer(_ line: String) -> Reply {
    Transcript.answer(to: line.replacing("@", with: scratch.path + "/"), width: 1000)
  }

  private func complaint(_ line: String) -> String? {
    answer(line).complaint?.replacing(scratch.path + "/", with: "@")
  }
}

// MARK: Fences

extension MarkdownFileTests {
  @Test(arguments: ["--plain", "--format plain"])
  func `each fence is told`(options: String) {
    let reply = answer("render @d.md \(options)")
    #expect(
      reply.text.plain == """
        With A, B.
        A sends to B: one.
        1 message, 2 participants.

        With B, C.
        B sends to C: two.
        1 message, 2 participants.
        """)
    #expect(reply.complaint == nil)
  }

  @Test func `each fence is drawn in the style that is asked for`() {
    #expect(
      answer("render @d.md --style wide").text.plain == """
        ┌───┐ ┌───┐
        │ A │ │ B │
        └─┬─┘ └─┬─┘
          │one  │
          ├────▶│

        1 message · 2 participants

        ┌───┐ ┌───┐
        │ B │ │ C │
        └─┬─┘ └─┬─┘
          │two  │
          ├────▶│

        1 message · 2 participants
        """)
  }

  @Test func `what a filter names has to be in one of the fences`() {
    let reply = answer("render @d.md --only A,B")
    #expect(reply.complaint == nil)
    #expect(
      reply.text.plain.hasSuffix(
        """
        1 message · 2 participants

        The filter hides every message.

        only A B: 1 message hidden (shown without the options)
        """))
    #expect(
      complaint("render @d.md --only A,Nobody") == """
        only "Nobody": there is no participant of that name. Participants: A, B, C.
        """)
  }

  @Test func `each fence has steps of its own`() {
    #expect(
      answer("render @steps.md --steps 3-4 --plain").text.plain == """
        The filter hides every message.

        steps 3-4: 2 messages hidden (shown without the options)

        With C, D.
        C sends to D: three.
        1 of 3 messages, 2 participants.
        steps 3-4: 2 messages hidden (shown without the options).
        """)
    #expect(
      complaint("render @steps.md --steps 4")
        == "There is no message 4. Their numbers go from 1 to 2.")
  }

  @Test func `a file is wide as other files are, and a ladder where that is asked for`() {
    #expect(answer("render @d.md").text.plain == answer("render @d.md --style wide").text.plain)
    #expect(
      answer("render @one.md --style ladder").text.plain == """
         ┌ A
         │   ┌ B
         ├──▶│   one

        1 message · 2 participants
        """)
  }

  @Test(arguments: ["svg", "mermaid", "html", "markdown", "plantuml", "asciicast"])
  func `a format for one diagram refuses several`(format: String) {
    #expect(
      complaint("render @d.md --format \(format)") == """
        "@d.md" has 2 diagrams, and --format \(format) writes one. Put each into a file of its own.
        """)
    #expect(answer("render @d.md --format \(format)").status == .wrongUsage)
  }

  @Test func `one diagram is written, and a line that is not understood has its number`() {
    let reply = answer("render @one.md --format mermaid")
    #expect(
      reply.text.plain == """
        sequenceDiagram
          participant p1 as A
          participant p2 as B
          p1->>p2: one
        """)
    #expect(
      complaint("render @one.md --format mermaid") == """
        @one.md:5:1: there is no Mermaid arrow between two names. Write A->>B: text. Here: A=>B: what
        """)
  }

  @Test func `diagrams of another kind are passed over next to a sequence diagram`() {
    let told = answer("render @mixed.md --plain")
    #expect(
      told.text.plain == """
        With A, B.
        A sends to B: one.
        1 message, 2 participants.
        """)
    let drawn = answer("render @mixed.md --style ladder")
    #expect(
      drawn.text.plain == """
         ┌ A
         │   ┌ B
         ├──▶│   one

        1 message · 2 participants
        """)
    for reply in [told, drawn, answer("render @mixed.md --format mermaid")] {
      #expect(reply.complaint == nil)
      #expect(reply.status == .done)
    }
  }

  @Test(arguments: ["--plain", "--style ladder"])
  func `a file that has only diagrams of another kind is told so`(options: String) {
    #expect(
      complaint("render @flow.md \(options)") == """
        @flow.md:4:1: this is flowchart, another kind of Mermaid diagram. Lifeline draws only a \
        sequenceDiagram. Here: flowchart LR
        """)
  }

  @Test func `a Markdown file may have its long ending`() {
    #expect(answer("render @d.markdown").text.plain == answer("render @d.md").text.plain)
    let told = answer("render @d.markdown --plain").text.plain
    #expect(told == answer("render @d.md --plain").text.plain)
  }
}

// MARK: Texts that are something else

extension MarkdownFileTests {
  @Test func `what is neither a trace nor a diagram is told how a diagram begins`() {
    #expect(
      complaint("render @talk.txt") == """
        "@talk.txt" is neither a trace (JSON Lines) nor a Mermaid sequence diagram. The first line of a \
        diagram is: sequenceDiagram
        """)
    #expect(
      complaint("render @empty.txt") == """
        "@empty.txt" is empty. What is drawn is a trace (JSON Lines) or a Mermaid sequence diagram.
        """)
  }

  @Test func `another kind of diagram is named`() {
    #expect(
      complaint("render @graph.txt") == """
        @graph.txt:1:1: this is graph, another kind of Mermaid diagram. Lifeline draws only a \
        sequenceDiagram. Here: graph TD
        """)
  }

  @Test(
    arguments: ["plantuml", "svg", "html", "csv", "asciicast", "dot"], ["render", "load"])
  func `a format that is only written is named`(format: String, command: String) {
    let file = scratch.file("written")
    let reply = Transcript.answer(
      to: "run mvc rename --format \(format) --output \(file)", "\(command) \(file)", width: 1000)
    #expect(
      reply.complaint == """
        "\(file)" has the format \(format), which Lifeline writes and does not read. Name a file in the format \
        jsonl or mermaid.
        """)
    #expect(reply.status == .failed)
  }

  @Test func `a format that needs a trace says so`() {
    #expect(
      complaint("render @a.mmd --format csv") == """
        --format cannot be "csv". It is one of text, plain, mermaid, plantuml, svg, html, asciicast or \
        markdown: jsonl, csv and dot need a trace, and this is a drawing in Mermaid's language.
        """)
  }

  @Test func `a drawing has no turns`() {
    #expect(
      complaint("render @a.mmd --turns 1")
        == "A diagram in Mermaid's language has no turns. Choose messages: --steps N-M")
  }

  @Test(arguments: ["2", "Alice Smith", "B"])
  func `a drawing has no calls inside calls`(fold: String) {
    #expect(
      complaint("render @a.mmd --fold \"\(fold)\"") == """
        --fold cannot be "\(fold)". It is loops: a diagram in Mermaid's language has no calls inside calls.
        """)
  }

  @Test func `a drawing has no roles, and its participants are named`() {
    #expect(
      complaint("render @a.mmd --only Model")
        == "only \"Model\": there is no participant of that name. Participants: Alice Smith, B.")
  }

  @Test func `where everything is hidden you are told how to see more`() {
    #expect(
      answer("render @a.mmd --only \"Alice Smith\"").text.plain == """
        The filter hides every message.

        only "Alice Smith": 1 message hidden (shown without the options)
        Its messages to and from others: --focus "Alice Smith"
        """)
    #expect(
      answer("render @d.md --only C").text.plain == """
        The filter hides every message.

        only C: 1 message hidden (shown without the options)

        The filter hides every message.

        only C: 1 message hidden (shown without the options)
        Its messages to and from others: --focus C
        """)
  }

  @Test func `a name on two lines is on one in advice and in markers`() {
    #expect(
      complaint("render @a.mmd --only \"Alice Smit\"")?.hasSuffix("Did you mean \"Alice Smith\"?")
        == true)
    #expect(
      answer("render @a.mmd --format asciicast").text.plain.contains(
        #""m","Alice Smith → B: a b""#))
  }
}
