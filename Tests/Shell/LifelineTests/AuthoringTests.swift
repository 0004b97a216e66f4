import TestSupport
import Testing

/// The whole way from an empty folder to a lesson for a class.
@Suite struct AuthoringTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func run(_ words: String..., input: String = "") throws -> Program.Result {
    var result = try Program.shell(
      "cd '\(scratch.path)' && printf '\(input)' | \"$LIFELINE\" --lessons my "
        + words.map { "'\($0)'" }.joined(separator: " "))
    result.output = result.output.replacing(/[0-9]+ runs/, with: "some runs")
    return result
  }

  @Test func `a new lesson runs as it is, in a folder that was not there`() throws {
    #expect(
      try run("new", "lesson", "first")
        == .init(
          output: """
            Wrote my/01-first.md.

            It works as it is. Look: lifeline --lessons my, and there: lesson first

            """, errors: "", status: 0))
    #expect(
      try run("check", "my")
        == .init(
          output: "1 lesson, 0 scenarios, some runs, 1 question: no problem.\n", errors: "",
          status: 0))
    #expect(try run("lesson", "first", "run").output.contains("NC"))
  }

  @Test func `its solution is right`() throws {
    _ = try run("new", "lesson", "first")
    #expect(try run("take", "first", "--template", "--output", "my/a.txt").status == 0)
    #expect(try run("take", "first", "my/a.txt").output.hasSuffix("0 of 2 right.\n"))
    #expect(try run("take", "first", "my/a.txt").status == 1)
    let answers = #"predict: a\ntask: open "Hello" ; type "Anthem"\n"#
    #expect(
      try run("take", "first", "-", input: answers)
        == .init(
          output: """
            right  predict
            right  task
                   [x] The recording is called so
                   [x] The list shows it

            2 of 2 right.

            """, errors: "", status: 0))
  }

  @Test func `files are numbered, and never lost`() throws {
    _ = try run("new", "lesson", "first")
    _ = try run("new", "lesson", "second")
    try scratch.write("mine", to: "my/01-first.md")
    #expect(
      try run("new", "lesson", "first")
        == .init(
          output: "",
          errors:
            "\"my/01-first.md\" already exists. Choose another name, or add --force to replace it.\n",
          status: 1))
    #expect(try scratch.text("my/01-first.md") == "mine")
    #expect(try run("new", "lesson", "first", "--force").status == 0)
    #expect(try scratch.text("my/01-first.md").hasPrefix("---\nlifeline: 1\nid: first\n"))
    #expect(scratch.files(in: "my") == ["01-first.md", "02-second.md"])
  }

  @Test func `an id belongs to one lesson only`() throws {
    let text = "---\nlifeline: 1\nid: first\ntitle: One\n---\n# One\n"
    try scratch.write(text, to: "my/one.md")
    #expect(
      try run("new", "lesson", "first", "--force").errors
        == "There is already a lesson \"first\": my/one.md. Choose another name.\n")
  }

  @Test func `a new scenario runs in every pattern, next to those of the program`() throws {
    let file = "my/scenarios/listen.scenario"
    #expect(try run("new", "scenario", "listen").output.hasPrefix("Wrote \(file)."))
    #expect(try run("check", "my").output == "0 lessons, 1 scenario, some runs: no problem.\n")
    let list = try run("scenarios").output
    #expect(list.hasPrefix("Recordings\n  listen"))
    #expect(list.contains("\n  rename"))
    #expect(try run("run", "viper", "listen").status == 0)
  }

  @Test func `a lesson of your own is in a site and in papers, with its own scenarios`() throws {
    try scratch.write("setup: launch\nopen \"Hello\"\n", to: "scenarios/foo.scenario")
    try scratch.write(
      """
      ---
      lifeline: 1
      id: mine
      title: Mine
      pattern: mvc
      ---
      # Mine <!-- id: mine type: run run: foo -->

      Look.

      """, to: "01-mine.md")
    let lines = #"new lesson other\nsite web mine\nclass pack mine --output pack\n"#
    let result = try Program.shell(
      "cd '\(scratch.path)' && printf '\(lines)' | \"$LIFELINE\"")
    #expect(result.errors == "" && result.status == 0, "\(result)")
    #expect(scratch.files(in: "web").contains("mine.html"))
    #expect(scratch.files(in: "pack").contains("mine-handout.md"))
  }

  @Test func `only the last folder of a path is made`() throws {
    let result = try Program.shell(
      "cd '\(scratch.path)' && \"$LIFELINE\" --lessons no/such new lesson first")
    #expect(
      result.errors
        == "\"no/such\" cannot be written: there is no such directory. Make it first, or choose "
        + "another one.\n")
    #expect(result.status == 1)
    #expect(scratch.names == [])
  }
}
