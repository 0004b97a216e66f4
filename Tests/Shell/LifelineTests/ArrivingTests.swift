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
