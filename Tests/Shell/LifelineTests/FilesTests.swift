import Diagrams
import Foundation
import Localization
import TestSupport
import Testing
import Trace

/// Traces and drawings that are written to files and read again.
@Suite struct FilesTests {
  @Test func `a trace that is read back gives the same drawing`() throws {
    let scratch = try Scratch()
    let file = scratch.file("rename.jsonl")
    let written = try Program.run("run", "mvc", "rename", "--format", "jsonl", "--output", file)
    #expect(written == .init(output: "Wrote \(file).\n", errors: "", status: 0))
    #expect(try Program.run("render", file) == Program.run("run", "mvc", "rename"))
    let trace = try Trace(jsonLines: scratch.text("rename.jsonl"))
    #expect(trace.header.setup == ["launch", #"open "Hello""#])
    #expect(trace.header.actions == [#"type "Hi""#])
  }

  @Test func `a trace can go through a pipe, and leaves no file`() throws {
    let scratch = try Scratch()
    let lines = try Program.run("run", "mvc", "edit", "--format", "jsonl").output
    for format in ["text", "plain", "csv", "jsonl"] {
      let drawn = try Program.run(
        "render", "-", "--format", format, input: lines, environment: ["TMPDIR": scratch.path])
      #expect(try drawn == Program.run("run", "mvc", "edit", "--format", format))
    }
    #expect(scratch.names == [])
  }

  @Test(arguments: ["/dev/stdout", "/", "/nowhere/a.txt"])
  func `only files can be written`(_ path: String) throws {
    let result = try Program.run("run", "mvc", "edit", "--output", path, "--force")
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("\"\(path)\" cannot be written: "))
    #expect(result.status == 1)
  }

  /// Not by its name: what is replaced would lose what is printed.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/dev/stderr", "/proc/self/fd/2", "out.txt"])
  func `a file that gets what is printed is not written`(path: String) throws {
    let scratch = try Scratch()
    let line = "cd \(scratch.path); $LIFELINE run mvc edit --output \(path) --force > out.txt 2>&1"
    #expect(try Program.shell(line).status == 1)
    #expect(
      try scratch.text("out.txt") == """
        "\(path)" cannot be written: what this program prints goes into this file. Choose another name.

        """)
  }

  @Test(arguments: ["/dev/fd/5", "/proc/self/fd/5", "//dev/fd/5"])
  func `what is open already is not replaced`(path: String) throws {
    let scratch = try Scratch(["open.txt": "Mine.\n"])
    let line =
      "cd \(scratch.path); exec 5<> open.txt; $LIFELINE run mvc edit --output \(path) --force"
    #expect(
      try Program.shell(line).errors == """
        "\(path)" cannot be written: a program has this file open under this name. Name the file by its own path.

        """)
    #expect(try scratch.text("open.txt") == "Mine.\n")
  }

  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
  func `a file in a folder of /dev is a file`() throws {
    let file = "/dev/shm/lifeline-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(try Program.run("run", "mvc", "edit", "--output", file).output == "Wrote \(file).\n")
    #expect(try Program.run("run", "mvc", "edit", "--output", file, "--force").status == 0)
  }

  @Test func `a name that begins like the home of a user is in the current directory`() throws {
    let scratch = try Scratch(["~root/mine.txt": ""])
    let line = "cd \(scratch.path); HOME=$PWD $LIFELINE run mvc edit --output '~root/a.txt'"
    #expect(
      try Program.shell(line) == .init(output: "Wrote ~root/a.txt.\n", errors: "", status: 0))
    #expect(scratch.files(in: "~root") == ["a.txt", "mine.txt"])
  }

  @Test func `a single file is compared with nothing on the command line`() throws {
    let scratch = try Scratch()
    let file = scratch.file("run.jsonl")
    _ = try Program.run("run", "mvc", "edit", "--format", "jsonl", "--output", file)
    #expect(
      try Program.run("diff", file)
        == .init(
          output: "",
          errors: """
            A single command begins without a run. Give several, as in: lifeline -c 'run mvc rename' -c 'diff FILE', \
            or name two files: lifeline diff BEFORE AFTER

            """, status: 2))
  }

  @Test(arguments: ["cost $5.mmd", "$(touch made).mmd", "it's `this`;.mmd"])
  func `what is advised can be typed`(file: String) throws {
    let scratch = try Scratch([file: "sequenceDiagram\nA->>B: x\n"])
    let line = "cd \(scratch.path); $LIFELINE load \(file.shellWord)"
    let advice = try #require(try Program.shell(line).errors.split(separator: ": lifeline ").last)
    let drawn = try Program.shell("cd \(scratch.path); $LIFELINE \(advice)")
    #expect(drawn.status == 0)
    #expect(scratch.names == [file])
  }

  @Test func `all formats come from one trace`() throws {
    let lines = try Program.run("run", "mvc", "edit", "--format", "jsonl").output
    let mermaid = try Program.run("run", "mvc", "edit", "--format", "mermaid").output
    #expect(Diagram(try Trace(jsonLines: lines)).mermaidFile == mermaid)
  }

  @Test func `a file that is there is replaced only by force`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("mine", to: "a.txt")
    let refused = try Program.run("run", "mvc", "edit", "--output", file)
    #expect(refused.errors.hasSuffix("or add --force to replace it.\n"))
    #expect(refused.status == 1)
    #expect(try scratch.text("a.txt") == "mine")
    #expect(try Program.run("run", "mvc", "edit", "--output", file, "--force").status == 0)
    #expect(try scratch.text("a.txt").hasPrefix(FormsTests.drawing))
    #expect(scratch.names == ["a.txt"])
  }

  @Test(arguments: ["source", "render"])
  func `a file that is not UTF-8 is refused with line and byte`(command: String) throws {
    let scratch = try Scratch()
    let file = scratch.file("words.mmd")
    let text = command == "source" ? "patterns\n" : "sequenceDiagram\n"
    try (Data(text.utf8) + [0xFF]).write(to: URL(filePath: file))
    let result = try Program.run(command, file)
    #expect(result.errors.contains("it is not UTF-8 text: line 2, at byte \(text.utf8.count + 1)"))
    #expect(result.status == 1)
  }

  @Test func `a broken trace is refused with its line`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("{\"lifeline\":2}\n", to: "new.jsonl")
    let result = try Program.run("render", file)
    #expect(result.errors.hasPrefix("\(file): line 1: this trace has version 2"))
    #expect(result.status == 1)
  }

  @Test func `check finds what cannot be run, with its place`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      ---
      lifeline: 1
      id: one
      title: One
      pattern: mvc
      ---
      # One

      ## Watch <!-- id: watch type: run run: renam -->

      ## Try <!-- id: try type: run actions: launch ; tap "Ad" -->
      """, to: "01-one.md")
    try scratch.write("# Rename\nsetup: launch\n\ntype \"Hi\"\n", to: "scenarios/rename.scenario")
    let result = try Program.run("check", scratch.path)
    #expect(
      result.errors.replacing(#/\d+ runs/#, with: "some runs") == """
        \(scratch.path)/01-one.md:9:35: There is no scenario "renam". Did you mean "rename"?
        \(scratch.path)/01-one.md:11:31: `tap "Ad"` does not work: This screen has no button "Ad". Buttons here: "Edit", "+", "Record".
        \(scratch.path)/scenarios/rename.scenario:4:1: `type "Hi"` does not work: There is no text field on this screen. Buttons here: "Edit", "+", "Record". Rows here: "Hello", "Work".
        1 lesson, 1 scenario, some runs: 3 problems.

        """)
    #expect(result.output == "")
    #expect(result.status == 1)
  }

  /// The others are a step of `.ci/run`.
  @Test func `the first lesson that comes with it is right`() throws {
    let lesson = Repository.root + "/Lessons/01-welcome.md"
    let result = try Program.run("check", lesson)
    #expect(result.errors == "")
    #expect(result.output.hasSuffix(": no problem.\n"))
    #expect(result.status == 0)
  }

  @Test func `lessons lie where one says, or where the environment says`() throws {
    let scratch = try Scratch()
    try scratch.write("# Start\nlaunch\n", to: "scenarios/mine.scenario")
    let said = try Program.run("scenarios", "--lessons", scratch.path)
    #expect(said.output.hasPrefix("Recordings\n  mine             Start\n"))
    let shipped = try Program.run("scenarios").output.dropFirst("Recordings\n".count)
    #expect(said.output.hasSuffix(shipped))
    let environment = ["LIFELINE_LESSONS": scratch.path]
    #expect(try Program.run("scenarios", environment: environment) == said)
  }
}
