import TestSupport
import Testing

/// `render -` draws what comes through a pipe as it comes.
@Suite struct ArrivingTests {
  @Test func `a fence that is not closed yet is drawn so far`() throws {
    let text = """
      Here is what happens:

      ```mermaid
      sequenceDiagram
        participant A as App
        A->>B: hello
        B=>A: what
      """
    #expect(
      try Program.run("render", "-", input: text)
        == .init(
          output: """
             ┌ App
             │   ┌ B
             ├──▶│   hello

            1 message · 2 participants

            """,
          errors: """
            -:7:3: there is no Mermaid arrow between two names. Write A->>B: text. Here: B=>A: what

            """, status: 1))
  }

  /// The second part is sent when the row of the first part has been drawn. Where it is not drawn before, nothing more
  /// is sent.
  @Test func `rows are drawn before the next line comes`() throws {
    let scratch = try Scratch()
    let file = scratch.file("drawn")
    let result = try Program.shell(
      """
      ( printf 'sequenceDiagram\\nA->>B: one\\n'
        for try in $(seq 100); do grep -q one '\(file)' && printf 'B->>A: two\\n' && break; sleep 0.1; done
      ) | "$LIFELINE" render - > '\(file)'; cat '\(file)'
      """)
    #expect(
      result.output == """
         ┌ A
         │   ┌ B
         ├──▶│   one
         │◀──┤   two

        2 messages · 2 participants

        """)
  }

  @Test func `a file of commands waits for all of it`() throws {
    let scratch = try Scratch(["a.txt": "render -\n"])
    let line = "source \(scratch.file("a.txt"))"
    let source = "sequenceDiagram\nA->>B: one\nB->>A: two\nA->>B: three\n"
    let drawn = try Program.run("render", "-", input: source)
    #expect(drawn.output.contains("3 messages"))
    #expect(try Program.run("-c", line, input: source) == drawn)
    let broken = try Program.run("-c", line, input: source + "B=>A: four\n")
    #expect(broken.output == drawn.output)
    #expect(broken.errors.contains("a.txt:1: -:5:1: there is no Mermaid arrow"))
    #expect(broken.status == 1)
  }

  @Test func `a file gets all of it`() throws {
    let scratch = try Scratch()
    let file = scratch.file("drawn")
    let source = "sequenceDiagram\nA->>B: one\n"
    #expect(
      try Program.run("render", "-", "--output", file, input: source).output == "Wrote \(file).\n")
    #expect(
      try scratch.text("drawn") == """
         ┌ A
         │   ┌ B
         ├──▶│   one

        1 message · 2 participants

        """)
  }

  @Test func `each fence that is piped in is told`() throws {
    let fence = "```mermaid\nsequenceDiagram\nA->>B: one\n```\n"
    let told = "With A, B.\nA sends to B: one.\n1 message, 2 participants.\n"
    #expect(
      try Program.run("render", "-", "--plain", input: "# A page\n" + fence + fence)
        == .init(output: told + "\n" + told, errors: "", status: 0))
  }

  @Test func `another kind of diagram is named, whatever the pipe is called`() throws {
    #expect(
      try Program.run("render", "-", input: "graph TD\nA-->B\n").errors == """
        -:1:1: this is graph, another kind of Mermaid diagram. Lifeline draws only a sequenceDiagram. Here: graph TD

        """)
  }

  @Test func `a wide drawing waits for the end`() throws {
    let source = "sequenceDiagram\nA->>B: one\n"
    #expect(
      try Program.run("render", "-", "--style", "wide", input: source).output == """
        ┌───┐ ┌───┐
        │ A │ │ B │
        └─┬─┘ └─┬─┘
          │one  │
          ├────▶│

        1 message · 2 participants

        """)
  }
}
