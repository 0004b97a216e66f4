import TestSupport
import Testing

@testable import Shell

/// What a trace from a file has to do with your own run.
@MainActor @Suite struct FileTraceTests {
  private let scratch: Scratch
  private let shell = Transcript().session

  init() throws { scratch = try Scratch([:]) }

  /// The whole answer to the last of these lines.
  @discardableResult private func says(_ lines: String...) -> String { shell.says(lines) }

  @Test(arguments: [
    "undo", "redo", "actions drop 1", "actions play mvp", "branches", "tap Done", "launch", "log",
  ])
  func `the actions of a trace from a file are not those of your own run`(line: String) {
    let file = scratch.path + "/edit.jsonl"
    says("run mvc edit", "export jsonl \(file)", "load \(file)")
    let words = says(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words
        == "What is shown is only a trace: its actions cannot be changed. To go back to your own run: diagram last"
    )
    says("diagram last")
    #expect(!says(line).contains("from a file"))
  }

  @Test func `the prompt and all answers are about the file that is on view`() throws {
    let (file, empty) = (scratch.path + "/delete.jsonl", scratch.path + "/empty.jsonl")
    shell.width = 1000
    says("mistake mvc.m4", "export jsonl \(file)", "use viper")
    let (head, own) = (try scratch.text("delete.jsonl").split(separator: "\n")[0], says("screen"))
    _ = try scratch.write(String(head) + "\n", to: "empty.jsonl")
    says("load \(file)")
    #expect(shell.prompt == "mvc.m4> ")
    #expect(says("tests") == says("tests mvc"))
    #expect(says("tests") != says("tests viper"))
    #expect(says("mistake m77").hasPrefix("There is no mistake \"m77\". There are mvc.m1, "))
    let refusal =
      "What is shown is only a trace: its actions cannot be changed. To do something yourself: use mvc"
    #expect(["tap Edit", "launch", "view-state"].map { says($0) } == [refusal, refusal, refusal])
    says("load \(empty)")
    #expect(says("screen") != own)
    #expect(says("screen") == "No screen is known before the first turn has ended.")
    says("run edit")
    #expect(shell.prompt == "mvc> ")
  }

  @Test func `the way back leads to your own run, also where it has nothing to draw`() {
    let file = scratch.path + "/edit.jsonl"
    says("run mvc edit", "export jsonl \(file)", "use viper", "launch", "network offline")
    says("load \(file)")
    #expect(says("tap Edit").hasSuffix("diagram last"))
    #expect(shell.prompt == "mvc> ")
    #expect(says("diagram last") == "network offline sent no message.")
    #expect(shell.prompt == "viper> ")
    #expect(!says("tap Edit").contains("file"))
  }

  @Test func `the actions of a trace from a file can be read`() {
    let file = scratch.path + "/edit.jsonl"
    says("use mvc", "launch", "tap Edit", "export jsonl \(file)", "use mvp", "load \(file)")
    #expect(
      says("actions") == """
          1  launch
          2  tap "Edit"

        These are of a trace from a file, so they cannot be changed.
        """)
  }

  @Test func `the actions of a trace from a file can be saved, with its set-up`() throws {
    let (trace, list) = (scratch.path + "/edit.jsonl", scratch.path + "/edit.scenario")
    says(
      "run mvc rename", "export jsonl \(trace)", "run mvp edit", "load \(trace)",
      "actions save \(list)")
    let lines = ["# Actions in mvc", "setup: launch", "setup: open \"Hello\"", "type \"Hi\""]
    let saved = try scratch.text("edit.scenario").split(separator: "\n").map(String.init)
    #expect(saved == lines)
  }

  @Test(arguments: ["\u{2028}", "\u{85}", "\u{FEFF}", "\r"])
  func `an action that would be read as another one is not saved`(sign: String) {
    let list = scratch.path + "/edit.scenario"
    shell.width = 1000
    says("use mvc", "launch", "open \"Hello\"", "type \"\(sign)x\"")
    #expect(
      says("actions save \(list)")
        == "Nothing was written: action 3 has a character that a list of actions cannot keep: `type \"\(sign.printable)x\"`. To save the run with it: export jsonl FILE"
    )
    #expect(scratch.names == [])
    #expect(says("undo", "actions save \(list)") == "Wrote \(list).")
  }

  @Test func `a run from a file is told with its mistake`() {
    let file = scratch.path + "/delete.jsonl"
    says("mistake mvc.m4", "run mvc delete", "export jsonl \(file)")
    #expect(
      says("load \(file)").hasPrefix(
        "A run of delete in mvc with the mistake mvc.m4, with 1 action."))
  }

  @Test func `an action in it names the pattern in which you can do something`() {
    let file = scratch.path + "/edit.jsonl"
    says("run mvvm-c edit", "export jsonl \(file)")
    let other = Session(.script, environment: .course)
    _ = other.reply(to: "load \(file)")
    for line in ["tap Edit", "launch", "undo"] {
      #expect(
        other.reply(to: line).complaint
          == "What is shown is only a trace: its actions cannot be changed. To do something yourself: use mvvm-c"
      )
    }
  }

  @Test func `a list of actions may begin with a byte order mark`() throws {
    let file = try scratch.write("\u{FEFF}# Mine\nsetup: launch\n\nopen \"Hello\"\n", to: "a.txt")
    shell.width = 1000
    says("use mvc")
    #expect(says("actions load \(file)").hasPrefix("1 action of \(file) was played."))
  }

  @Test func `a trace or a drawing is no list of actions`() {
    let (trace, drawing) = (scratch.path + "/edit.jsonl", scratch.path + "/edit.mmd")
    says("run mvc edit", "export jsonl \(trace)", "export mermaid \(drawing)")
    shell.width = 1000
    #expect(
      says("actions load \(trace)") == """
        "\(trace)" is a trace, not a list of actions. To save such a list: actions save FILE. To look at the trace: \
        load \(trace)
        """)
    #expect(
      says("actions load \(drawing)") == """
        "\(drawing)" is a drawing in Mermaid's language, not a list of actions. To draw it: render \(drawing)
        """)
  }

  @Test func `where answers about the pattern of the trace, and then about your own again`() {
    let file = scratch.path + "/edit.jsonl"
    says("run mvc edit")
    let places = says("where")
    #expect(places.contains("FolderVC.isEditing = true (decides)"))
    says("export jsonl \(file)", "use viper", "launch")
    let own = says("where")
    #expect(own.contains("FolderPresenter"))
    says("load \(file)")
    #expect(says("where") == places)
    says("diagram last")
    #expect(says("where") == own)
  }

  @Test func `where says of a trace that cannot be played again that it does not know`() throws {
    let file = scratch.path + "/edit.jsonl"
    says("run mvc edit", "export jsonl \(file)")
    let text = try scratch.text("edit.jsonl").replacing("Hello", with: "Hullo")
    _ = try scratch.write(text, to: "edit.jsonl")
    shell.width = 1000
    for line in ["load \(file)", "goto 2"] {
      says(line)
      #expect(
        says("where") == """
          This run comes from a file and cannot be played again, so it is not known where its view state lives. To \
          see the properties of its objects: state
          """)
    }
    #expect(says("state FolderVC").contains("isEditing"))
  }
}
