import Foundation
import TestSupport
import Testing

/// The arguments that `lifeline` takes, and its exit status.
@Suite struct FormsTests {
  static let drawing = """
     ┌ User
     │   ┌ editButton  View
     │   │   ┌ FolderVC  Controller
     │   │   │   ┌ tableView  View
    ─┼───┼───┼───┼──── tap "Edit" ──────────────────────────────────────────────────
     ├──▶│   │   │   1 tap
     │   ├╌╌▷│   │   2   setEditing(true, animated: true) [target-action]
     │   │   ◆   │         isEditing false → true
     │   │   ├──▶│   3     setEditing(true, animated: true)
     │   │   │   ◆           isEditing false → true

    """

  @Test func `a command of the shell is a command of the program`() throws {
    let result = try Program.run("run", "mvc", "edit")
    #expect(result.output.hasPrefix(Self.drawing))
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `-c does one command after the other`() throws {
    let result = try Program.run("-c", "use mvc", "-c", "launch", "-c", "tap Edit")
    #expect(result.output.hasPrefix("You use MVC now. Start the app: launch\n"))
    #expect(result.output.contains(Self.drawing))
    #expect(result.status == 0)
  }

  @Test func `the first command that fails is the last, with status 1`() throws {
    let result = try Program.run("-c", "use mvc", "-c", "tap Edit", "-c", "launch")
    #expect(
      result
        == .init(
          output: "You use MVC now. Start the app: launch\n",
          errors: "The app is not running. Type: launch\n", status: 1))
  }

  @Test func `even a misspelled one`() throws {
    let result = try Program.run("-c", "lunch")
    #expect(
      result.errors
        == """
        There is no command "lunch". Did you mean "launch"? To see all, type: help all

        """)
    #expect(result.status == 1)
  }

  @Test func `a pipe holds commands`() throws {
    let result = try Program.run(input: "# the start\nuse mvc\n\nrun edit\n")
    #expect(result.output.contains(Self.drawing))
    #expect(result.status == 0)
    #expect(try Program.run("-", input: "use mvc\nrun edit\n") == result)
  }

  @Test func `a file holds commands, and complaints name its lines`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("#!/usr/bin/env lifeline\nuse mvc\ntap Edit\n", to: "a.txt")
    let result = try Program.run(file)
    #expect(result.errors == "\(file):3: The app is not running. Type: launch\n")
    #expect(result.status == 1)
  }

  @Test func `a file from Windows is as good`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("\u{FEFF}use mvc\r\nrun edit\r\n", to: "a.txt")
    let result = try Program.run(file)
    #expect(result.output.contains(Self.drawing))
    #expect(result.status == 0)
  }

  @Test func `what is no text file of commands is refused, with the reason`() throws {
    let scratch = try Scratch()
    let file = scratch.file("a.txt")
    try Data([0x0A, 0xFF]).write(to: URL(filePath: file))
    func refusal(_ name: String, _ reason: String) -> Program.Result {
      .init(output: "", errors: "\"\(name)\" cannot be read: \(reason)\n", status: 1)
    }
    #expect(
      try Program.run(file)
        == refusal(
          file,
          "it is not UTF-8 text: line 2, at byte 2 of the file. Save it as UTF-8, or name another file."
        ))
    #expect(
      try Program.run(scratch.path) == refusal(scratch.path, "it is a directory. Name a file."))
  }

  @Test func `the width that was set can be given back, also within one file`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("set width auto\nrun mvc edit\n", to: "a.txt")
    let result = try Program.run("-c", "set width 44", "-c", "source \(file)")
    #expect(result.output.contains(Self.drawing))
  }

  @Test func `the breach of a mistake that a script asks for does not end it`() throws {
    let lines = ["-c", "mistake mvvm-c.m2", "-c", "run rename"]
    let run = try Program.run(lines)
    #expect(run.output.contains("The contract of mvvm-c is broken by message 5: "))
    let result = try Program.run(lines + ["-c", "why 5"])
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(run.output) && result.output != run.output)
    let data = try Program.run(
      "-c", "mistake mvvm-c.m2", "-c", "run rename --format jsonl", "-c", "patterns")
    #expect(data.errors.hasPrefix("The contract of mvvm-c is broken by record "))
    #expect(data.status == 0)
  }

  @Test func `a device in place of a script is told how a pipe is read`() throws {
    #expect(
      try Program.run("/dev/null")
        == .init(
          output: "",
          errors: "\"/dev/null\" cannot be read: it is not a regular file. "
            + "To read commands from a pipe, type: lifeline -\n",
          status: 1))
  }

  @Test func `run reads actions from a pipe`() throws {
    let input = "launch\n# then\ntap \"Edit\"\n"
    let result = try Program.run("run", "mvc", "-", "--plain", input: input)
    #expect(result.output.contains("FolderVC.isEditing changes from false to true."))
    #expect(result.status == 0)
  }

  @Test func `what is neither a command nor a file is wrong usage`() throws {
    #expect(
      try Program.run("lunch")
        == .init(
          output: "",
          errors: "\"lunch\" is neither a command nor a file. Did you mean lifeline launch? "
            + "Type: lifeline --help\n",
          status: 2))
  }

  @Test(arguments: [
    ("-v", "lifeline has no option -v. There is --version."),
    ("-x", "lifeline has no option -x. There are -c, --lessons, "),
    ("-w 80", "lifeline has no option -w. There is --width."),
  ])
  func `what begins with a hyphen and is no file is an unknown option`(
    words: String, beginning: String
  ) throws {
    let result = try Program.shell("\"$LIFELINE\" \(words)")
    #expect(result.errors.hasPrefix(beginning))
    #expect(result.errors.hasSuffix(" Type: lifeline --help\n"))
    #expect(result.status == 2)
  }

  @Test(arguments: ["--bogus", "--width 7", "run", "run mvc edit 3", "--json", "-c help run"])
  func `wrong usage has status 2`(_ words: String) throws {
    let result = try Program.shell("\"$LIFELINE\" \(words)")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors != "")
  }

  @Test func `an unknown option is named, and the nearest one`() throws {
    #expect(
      try Program.run("run", "mvc", "edit", "--stile", "wide")
        == .init(
          output: "",
          errors: "run has no option --stile. Did you mean \"--style\"? Type: lifeline help run\n",
          status: 2))
    #expect(
      try Program.run("run", "mvc", "edit", "--form", "svg").errors
        == "run has no option --form. Did you mean \"--format\"? Type: lifeline help run\n")
    #expect(
      try Program.run("--no-histroy").errors
        == "lifeline has no option --no-histroy. Did you mean \"--no-history\"? "
        + "Type: lifeline --help\n")
    #expect(
      try Program.run("run", "mvc", "edit", "--width").errors
        == "--width needs a value: --width N. Type: lifeline --help\n")
  }

  @Test func `options stand anywhere, until two hyphens end them`() throws {
    let plain = try Program.run("run", "mvc", "edit", "--plain", "--width", "60")
    #expect(plain.status == 0)
    #expect(try Program.run("--width=60", "run", "--plain", "mvc", "edit") == plain)
    #expect(try Program.run("--plain", "--width", "60", "--", "run", "mvc", "edit") == plain)
    let word = try Program.run("run", "mvc", "--", "--plain")
    #expect(word.errors.hasPrefix("There is no scenario \"--plain\"."))
  }

  @Test func `every option that help names is taken`() throws {
    let result = try Program.run("objects", "--table")
    #expect(result.errors.hasPrefix("A single command begins without an app and a lesson."))
    #expect(result.status == 1)
  }

  @Test func `words of the command line stay as they are`() throws {
    let result = try Program.run("run", "mvc", "a \\ \"b")
    #expect(result.errors.hasPrefix(#"There is no scenario "a \\ \"b"."#))
  }

  @Test func `the shells of terminals ask what fits`() throws {
    #expect(try Program.run("--complete", "class", "p").output == "pack\n")
    #expect(try Program.run("--complete", "render", "").output == ":files\n")
    #expect(
      try Program.run("--complete", "generate", "viper", "Note", "").output
        .hasSuffix("\n:directories\n"))
    #expect(
      try Program.run("--complete", "objects", "--t").output
        == "--table\twhich role held which in the whole run\n")
    #expect(try Program.run("--complete", "--lang", "").output == "en\nzh-Hans\n")
  }

  @Test func `an unknown name has status 1`() throws {
    let result = try Program.run("run", "mvc", "renam")
    #expect(result.errors == "There is no scenario \"renam\". Did you mean \"rename\"?\n")
    #expect(result.status == 1)
  }

  @Test func `help and version are answers, not errors`() throws {
    #expect(try Program.run("--version") == .init(output: "0.1.0\n", errors: "", status: 0))
    let help = try Program.run("--help")
    #expect(help.output.contains("lifeline run mvc rename"))
    #expect(help.status == 0)
  }

  #if os(Linux)
    @Test(arguments: ["--version", "--help", "help"])
    func `an answer that cannot be written is a failure`(words: String) throws {
      #expect(
        try Program.shell("\"$LIFELINE\" \(words) > /dev/full")
          == .init(
            output: "",
            errors: "the output could not be written: No space left on device\n", status: 1))
    }
  #endif

  @Test func `help speaks the language of the environment, or the one that is asked for`() throws {
    let home = ["LANG": "zh_CN.UTF-8"]
    let chinese = try Program.run("--help", environment: home)
    #expect(chinese.output.contains("同一个 App，多种架构，看看它的对象之间都说些什么。"))
    let options = chinese.output.split(separator: "\n").filter { $0.hasPrefix("  -") }
    #expect(options.count > 10)
    #expect(options.filter { !$0.contains(/[一-鿿]/) } == [])
    for word in ["zh-Hans", "zh", "zh_CN", "中文"] {
      #expect(try Program.run("--help", "--lang", word) == chinese)
    }
    #expect(try Program.run("--lang=en", "--help", environment: home) == Program.run("--help"))
  }

  @Test func `wrong usage is complained about in the same language`() throws {
    let result = try Program.run("--width", "7", environment: ["LANG": "zh_CN.UTF-8"])
    #expect(
      result
        == .init(
          output: "",
          errors: "--width 不能是 \"7\"，只能是 20 到 1000 之间的数。请输入：lifeline --help\n",
          status: 2))
  }

  @Test func `a reader that goes away is no error`() throws {
    let result = try Program.shell("\"$LIFELINE\" run mvc launch --all | head -n 1 | wc -l")
    #expect(result.errors == "")
    #expect(result.output.contains("1"))
  }

  @Test func `programs get lists as JSON, one object a line`() throws {
    let first = try Program.run("scenarios", "--json").output.split(separator: "\n").first
    #expect(
      first?.hasPrefix(#"{"name":"back","title":"The way back to the root","file":""#) == true)
  }
}
