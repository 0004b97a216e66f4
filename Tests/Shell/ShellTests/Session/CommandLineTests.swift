import Localization
import TestSupport
import Testing

@testable import Shell

/// What is typed next in the system's shell, as messages show it.
@Suite struct CommandLineTests {
  private func complaint(
    of words: String..., options: Options = Options(), in environment: ShellEnvironment = .course
  ) throws -> String? {
    let line = try CommandLineWords(words, program: [])
    return Session(.script, options: options, environment: environment).reply(to: line.command)
      .complaint
  }

  @Test func `a name keeps its words`() throws {
    #expect(
      try complaint(of: "lesson", "foo: step") == """
        There is no lesson "foo: step". There are welcome, mvc, mvvm-c, same-change, mvc-vs, mvp, viper, \
        where-they-part, view-state, testing, mistakes, which-one and 12 more. To see all: lifeline lessons
        """)
    let scratch = try Scratch(["notes: run 3.jsonl": "{bad"])
    let file = scratch.file("notes: run 3.jsonl")
    #expect(
      try complaint(of: "load", file) == """
        \(file): line 1, column 2: this is not JSON. Every line of a trace is one JSON object.
        """)
  }

  @Test func `in Chinese, too`() throws {
    var options = Options()
    options[.lang] = .chinese
    let words = try #require(try complaint(of: "lesson", "foo: step", options: options))
    #expect(words.hasPrefix("没有叫 \"foo: step\" 的课。"))
    #expect(words.contains("、where-they-part、view-state、testing、mistakes、which-one "))
    #expect(words.hasSuffix("要看全部：lifeline --lang zh-Hans lessons"))
  }

  @Test func `only what is typed gets the program`() {
    for name in Session.commands.names {
      let kept = [
        "\"a \\\" b: \(name) c\" is no file.", "Write `type: \(name)`, or `\(name)`.",
        "FolderVC → tableView: \(name)Editing(_:animated:): a controller sets a view.",
        "FolderVC → tableView: \(name)(_:): a controller sets a view.",
      ]
      for text in kept { #expect(text.naming(program: "lifeline") == text) }
      let mixed = "\"x: \(name)\" is missing. Type: lessons, or: use mvc. There are a, \(name)."
      #expect(
        mixed.naming(program: "lifeline") == """
          "x: \(name)" is missing. Type: lifeline lessons, or: lifeline use mvc. There are a, \(name).
          """)
    }
  }

  @Test func `a file is written as the system's shell reads it, in a script as Lifeline does`()
    throws
  {
    let scratch = try Scratch(["cost $5.mmd": "sequenceDiagram\nA->>B: x\n"])
    let file = scratch.file("cost $5.mmd")
    let said = "\"\(file)\" is a drawing in Mermaid's language, not a trace. To draw it:"
    #expect(try complaint(of: "load", file) == "\(said) lifeline render '\(file)'")
    let session = Session(.script, environment: .course)
    #expect(session.reply(to: "load \"\(file)\"").complaint == "\(said) render \"\(file)\"")
  }

  @Test func `a directory of lessons that was named is named again`() throws {
    var environment = ShellEnvironment.course
    environment.namedLessons = "my lessons"
    #expect(
      try complaint(of: "lesson", "18", in: environment)
        == "Lessons have names, not numbers. Type: lifeline --lessons 'my lessons' lesson viper-edges"
    )
    let script = Display(.script, Options(), environment)
    #expect(
      script.command("exercise check \(script.word("it's"))")
        == #"lifeline --lessons 'my lessons' exercise check 'it'\''s'"#)
    #expect(
      script.commandLine(doing: ["load \"a b\"", "diagram"])
        == "lifeline --lessons 'my lessons' -c 'load \"a b\"' -c diagram")
    let prompt = Display(.interactive, Options(), environment)
    #expect(
      prompt.command("exercise check \(prompt.word("it is"))") == "exercise check \"it is\"")
  }

  @Test func `a page says the next one of the same lessons`() throws {
    var environment = ShellEnvironment.course
    environment.namedLessons = "my"
    let line = try CommandLineWords(["lesson", "mvc", "3"], program: [])
    let reply = Session(.script, environment: environment).reply(to: line.command)
    #expect(
      reply.text.plain.replacing("\n", with: " ").contains(
        "The next page: lifeline --lessons my lesson mvc 4"))
  }

  @Test func `several files are not one with spaces in its name`() throws {
    #expect(
      try complaint(of: "render", "a.mmd", "d/b.mmd") == """
        render takes one file. Name one. If this is one name with spaces, put quotes around it.
        """)
    #expect(
      try complaint(of: "render", "my", "b $.mmd")
        == "A file name with spaces needs quotes. Type: lifeline render 'my b $.mmd'")
  }

  @Test(
    arguments: [
      (["--lang", "zh-Hans", "--lang=en", "nosuch"], .english),
      (["--lang=en", "--lang", "zh-Hans"], .chinese), (["--lang=en", "--", "--lang=zh"], .english),
      (["--wrong", "--lang", "zh", "-x"], .chinese), (["--", "--lang", "zh"], nil),
      (["run", "--lang"], nil), (["--lang=zh", "--lang=nosuch"], nil),
    ] as [([String], Language?)])
  func `the language is the last that is asked for`(words: [String], language: Language?) {
    #expect(CommandLineWords.language(askedForBy: words) == language)
  }
}
