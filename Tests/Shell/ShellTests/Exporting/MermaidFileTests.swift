import TestSupport
import Testing

@testable import Shell

@Suite struct MermaidFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `draws what is understood, and lists the rest with its place`() throws {
    let file = try scratch.write("sequenceDiagram\n  A->>B: hello\n  A=>B: what\n", to: "a.mmd")
    let reply = Transcript.answer(to: "render \(file)")
    #expect(
      reply.text.plain == """
        ┌───┐   ┌───┐
        │ A │   │ B │
        └─┬─┘   └─┬─┘
          │ hello │
          ├──────▶│

        1 message · 2 participants
        """)
    let words = reply.complaint?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words
        == "\(file):3:3: there is no Mermaid arrow between two names. Write A->>B: text. Here: A=>B: what"
    )
    #expect(reply.status == .failed)
  }

  @Test(arguments: ["", " \n\n"])
  func `a file without a sign is empty, also when its name is that of a diagram`(text: String)
    throws
  {
    let file = try scratch.write(text, to: "a.mmd")
    let reply = Transcript.answer(to: "render \(file)", width: 400)
    #expect(
      reply.complaint
        == "\"\(file)\" is empty. What is drawn is a trace (JSON Lines) or a Mermaid sequence diagram."
    )
    #expect(reply.status == .failed)
  }

  @Test func `of a Markdown file, each fence with a diagram is drawn`() throws {
    let fence = "```mermaid\nsequenceDiagram\nA->>B: hello\n```\n"
    let file = try scratch.write("# A page\n\n\(fence)\nAnd:\n\n\(fence)", to: "a.md")
    let reply = Transcript.answer(to: "render \(file)")
    #expect(reply.complaint == nil)
    #expect(reply.text.plain.split(separator: "\n").count { $0.contains("hello") } == 2)
    let other = try scratch.write("# No diagram\n", to: "b.md")
    let refusal = Transcript.answer(to: "render \(other)", width: 400)
    #expect(
      refusal.complaint
        == "\"\(other)\" has no sequence diagram. One begins with a line ```mermaid and a line sequenceDiagram."
    )
    #expect(refusal.status == .failed)
  }

  @Test func `knows Mermaid without the ending of its name, and writes it again`() throws {
    let file = try scratch.write("%% mine\nsequenceDiagram;A->>B: hello", to: "a.txt")
    let reply = Transcript.answer(to: "render \(file) --format mermaid")
    #expect(
      reply.text.plain == """
        sequenceDiagram
          participant p1 as A
          participant p2 as B
          p1->>p2: hello
        """)
    #expect(reply.complaint == nil)
  }

  @Test func `writes what Mermaid does not show in one piece as a page of pieces that it shows`()
    throws
  {
    let messages = (1...3000).map { "A->>B: message \($0) of three thousand\n" }.joined()
    let file = try scratch.write("sequenceDiagram\n" + messages, to: "long.mmd")
    let reply = Transcript.answer(to: "render \(file) --format mermaid")
    #expect(
      reply.complaint?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == "Mermaid shows no diagram of more than 50000 characters. To get several that it shows: "
        + "--format mermaid --output FILE.md")
    let page = file.replacing(".mmd", with: ".md")
    #expect(
      Transcript.answer(to: "render \(file) --format mermaid --output \(page)").complaint == nil)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(
      text.matches(of: /```mermaid\nsequenceDiagram\n  title Part (\d) of (\d)\n/).map(\.1)
        == ["1", "2", "3"])
    #expect(text.matches(of: /message \d+ of three thousand/).count == 3000)
  }

  @Test func `says that nobody ran it`() throws {
    let file = try scratch.write("sequenceDiagram\nA->>B: hello", to: "b.mermaid")
    #expect(Transcript.answer(to: "render \(file) --format jsonl").status == .wrongUsage)
  }

  @Test func `nobody is not too many for a wide drawing`() throws {
    let file = try scratch.write("sequenceDiagram\nalt x\nend\n", to: "d.mmd")
    let reply = Transcript.answer(to: "render \(file) --style wide")
    #expect(!reply.text.plain.contains("columns"))
    #expect(reply.complaint == nil)
  }

  @Test func `tells in sentences`() throws {
    let file = try scratch.write("sequenceDiagram\nalt ok\nA->>B: hello\nend", to: "c.mmd")
    #expect(
      Transcript.answer(to: "render \(file) --plain").text.plain == """
        With A, B.
        If ok:
        A sends to B: hello.
        End of the cases.
        1 message, 2 participants.
        """)
  }
}
