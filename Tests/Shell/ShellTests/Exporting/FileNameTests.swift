import Foundation
import Shell
import TestSupport
import Testing

/// The name of a file says what people expect in it.
@MainActor @Suite struct FileNameTests {
  private let scratch: Scratch
  private let session: Session

  init() throws {
    scratch = try Scratch()
    session = Session(.interactive, environment: .tour)
    session.width = 400
    #expect(session.reply(to: "run mvc edit").status == .done)
  }

  /// What a line is answered. `@` is the folder of the test.
  private func answer(_ line: String) -> String? {
    session.reply(to: line.replacing("@", with: scratch.path + "/")).complaint?
      .replacing(scratch.path + "/", with: "@")
  }

  @Test func `a name for another format is refused, and nothing is written`() {
    #expect(
      answer("export svg @a.html") == """
        "@a.html" is a name for html, and this would write svg. Choose a name that ends in .svg, or the format html.
        """)
    #expect(
      answer("run mvc edit --output @a.SVG") == """
        "@a.SVG" is a name for svg, and this would write text. Choose a name that ends in .txt, or the format svg.
        """)
    #expect(
      answer("export jsonl @a.csv") == """
        "@a.csv" is a name for csv, and this would write jsonl. Choose a name that ends in .jsonl, or the format csv.
        """)
    #expect(
      answer("export text @a.md") == """
        "@a.md" is a name for markdown, and this would write text. Choose a name that ends in .txt, or the format \
        markdown.
        """)
    #expect(try! FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test func `the file of a difference is held against its formats`() {
    #expect(
      answer("diff mvc-vs mvc-vs.m1 edit --format json --output @a.md") == """
        "@a.md" is a name for markdown, and this would write json. Choose a name that ends in .json, or the format \
        markdown.
        """)
    #expect(
      answer("diff none.jsonl other.jsonl --output @a.json") == """
        "@a.json" is a name for json, and this would write text. Choose a name that ends in .txt, or the format json.
        """)
    #expect(try! FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
    for line in [
      "--format json --output @a.ndjson", "--format markdown --output @a.markdown",
      "--output @a.txt", "--format json --output @b.txt", "--output @notes.old",
    ] {
      #expect(answer("diff mvc-vs mvc-vs.m1 edit \(line)") == nil)
    }
  }

  @Test func `of two files none is taken`() {
    #expect(
      answer("export svg @a.svg --output @b.svg")
        == "Two files are named: \"@a.svg\" and \"@b.svg\". Name one.")
    #expect(try! FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
    #expect(answer("export svg @a.svg --output @a.svg") == nil)
  }

  @Test func `a name that ends in a slash is that of a directory`() {
    #expect(
      answer("run mvc edit --output @pics/")
        == "\"@pics/\" cannot be written: a name that ends in / is a directory. Name a file: @pics")
    #expect(try! FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
    #expect(
      answer("export svg ~") == "\"~\" cannot be written: it is a directory. Name a file.")
    #expect(
      answer("export svg /") == "\"/\" cannot be written: it is a directory. Name a file.")
  }

  @Test func `single quotes around a name are no part of it`() {
    #expect(
      answer("load 'my a.jsonl'")
        == "\"my a.jsonl\" cannot be read: there is no such file. Check the name and the directory."
    )
  }

  @Test func `an empty name is not the current directory`() {
    #expect(answer(#"load """#) == "Use load like this: load FILE. For more, type: help load")
    #expect(
      answer(#"source """#) == "Use source like this: source FILE. For more, type: help source")
    #expect(
      answer(#"progress import """#)
        == "Use progress like this: progress import FILE. For more, type: help progress")
    for line in [#"class pack mvc --output "" --force"#, "class pack mvc --output= --force"] {
      #expect(answer(line) == "--output needs a value: --output DIR")
    }
    #expect(answer(#"run mvc edit --output """#) == "--output needs a value: --output FILE")
  }

  @Test func `blanks are no name`() {
    #expect(answer(#"load "   ""#) == "Use load like this: load FILE. For more, type: help load")
    #expect(answer(#"run mvc edit --output " ""#) == "--output needs a value: --output FILE")
  }

  @Test func `a picture that is not svg is made by another program`() {
    #expect(
      answer("export svg @a.png") == """
        "@a.png" cannot be written: there is no format png. Write svg; a browser, or a program for pictures, makes \
        png from it.
        """)
  }

  @Test(arguments: [
    ("export png @a.png", "png"), ("run mvc edit --format pdf", "pdf"),
    ("diagram --format gif", "gif"),
  ])
  func `a format of pictures is made by another program, too`(line: String, format: String) {
    #expect(
      answer(line) == """
        There is no format "\(format)". Write svg; a browser, or a program for pictures, makes \(format) from it.
        """)
  }

  @Test(arguments: [
    ("export mermaid > a.mmd", "export mermaid --output a.mmd"),
    ("export mermaid >a.mmd", "export mermaid --output a.mmd"),
    ("export mermaid \"> a b.mmd\"", "export mermaid --output \"a b.mmd\""),
    ("run mvc rename --output >a.txt", "run mvc rename --output a.txt"),
    ("actions save > acts", "actions save acts"),
    ("diagram > a.txt", "diagram --output a.txt"),
  ])
  func `a sign of a shell of Unix writes no file`(line: String, words: String) {
    #expect(answer(line) == "Lifeline has no sign >. To write a file: \(words)")
  }

  @Test(arguments: [
    ("why 5 > a.txt", "export text --output a.txt"), ("patterns >", "export text --output FILE"),
  ])
  func `what a command says to the screen goes to no file`(line: String, words: String) {
    #expect(
      answer(line) == """
        Lifeline has no sign >. This answer goes only to the screen. To write the drawing to a file: \(words)
        """)
  }

  @Test(arguments: ["export plain | head", "messages | less", "why 5 | head"])
  func `nor does one pipe`(line: String) {
    #expect(
      answer(line) == """
        Lifeline has no sign |. In your own shell you can pipe: lifeline run mvc rename --format plain | head
        """)
  }

  @Test func `numbers of messages are no name`() {
    #expect(
      answer("export jsonl 2-5") == """
        "2-5" would be the name of a file. For these messages only: --steps 2-5. To use this name all the same: ./2-5
        """)
  }

  @Test(arguments: [
    "export mermaid @a.md", "export mermaid @a.mmd", "export markdown @a.md", "export dot @a.gv",
    "export asciicast @a.cast", "export html @a.htm", "export csv @a.txt", "export jsonl @a.json",
    "export svg @edit", "export text @notes.old",
  ])
  func `a name that promises nothing else is taken`(line: String) {
    #expect(answer(line) == nil)
  }

  @Test func `a drawing that is read from a file keeps to it, too`() {
    _ = answer("export jsonl @a.jsonl")
    #expect(
      answer("render @a.jsonl --output @b.jsonl") == """
        "@b.jsonl" is a name for jsonl, and this would write text. Choose a name that ends in .txt, or the format \
        jsonl.
        """)
    #expect(answer("render @a.jsonl --format csv --output @b.csv") == nil)
  }
}
